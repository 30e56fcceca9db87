type Level = "error" | "warn";

interface Call {
  level: Level;
  text: string;
}

let calls: Call[] = [];
let expected: { level: Level; pattern: RegExp }[] = [];

const textOf = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(" ");

/** Declares a message that the running test provokes. It must be logged at least once. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern });
}

/** Replaces console.error and console.warn, to record what is logged. */
export function watchConsole(): void {
  const note =
    (level: Level) =>
    (...values: unknown[]) =>
      void calls.push({ level, text: textOf(values) });
  Object.assign(console, { error: note("error"), warn: note("warn") });
}

/** Unexpected console output, and expected output that never came; reset for each test. */
export function consoleComplaints(): string[] {
  const matches = (call: Call) => (wish: { level: Level; pattern: RegExp }) =>
    wish.level === call.level && wish.pattern.test(call.text);
  const unexpected = calls.filter((call) => !expected.some(matches(call)));
  const missing = expected.filter((wish) => !calls.some((call) => matches(call)(wish)));
  calls = [];
  expected = [];
  return [
    ...unexpected.map(({ level, text }) => `unexpected console.${level}: ${text}`),
    ...missing.map(({ level, pattern }) => `expected console.${level} never came: ${String(pattern)}`),
  ];
}
