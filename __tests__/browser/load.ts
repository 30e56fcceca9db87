import type { Answer } from "./raw";
import { expect } from "./test";

/** Visitors who come one after another while something happens to the servers; what they met that is no page. */
export async function faultsDuring(
  get: (path: string) => Promise<Pick<Answer, "status" | "text">>,
  paths: string[],
  happening: () => Promise<void>,
) {
  let on = true;
  let answers = 0;
  const faults: string[] = [];
  const visitor = async () => {
    while (on) {
      const path = paths[answers % paths.length] ?? "/";
      const answer = await get(path).catch((error: Error) => ({ status: 0, text: error.message }));
      answers += 1;
      if (answer.status !== 200 || !answer.text.includes("</html>")) faults.push(`${answer.status} ${path}`);
    }
  };
  const visitors = Array.from({ length: 6 }, visitor);
  await happening();
  on = false;
  await Promise.all(visitors);
  expect(answers).toBeGreaterThan(50);
  return faults;
}
