import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { classes, decimal, present } from "@/lib/format/format";
import { type CalendarDate, isDay } from "@/lib/format/dates";
import type { ChoiceQuestion, AnswerFault, FieldQuestion } from "@/lib/ground/questions";
import { faultText } from "@/lib/ground/question-words";

/** An answer as it was read: an amount, a number of things, a day, or its fault. */
type FieldAnswer = { euros: number } | { count: number } | { day: CalendarDate } | AnswerFault;

interface FieldProps extends Omit<Partial<ComponentProps<typeof Field>>, "name" | "type" | "fault"> {
  question: FieldQuestion;
  answer: FieldAnswer | undefined;
  today: CalendarDate;
  /** What follows the error message. */
  instead?: string;
}

/** A question with a field: it keeps what was typed, and says why that is rejected. */
export function QuestionField({ question, answer, today, instead, ...more }: FieldProps) {
  const { kind, name, label, hint } = question;
  const fault = answer && "fault" in answer ? answer : undefined;
  const inputMode = kind === "count" ? "numeric" : "decimal";
  return (
    <Field
      {...(kind === "day" ? { type: "date" } : { inputMode, autoComplete: "off" })}
      name={name}
      label={label}
      hint={hint}
      defaultValue={answer && shown(question, answer)}
      fault={fault && present([faultText(question, fault, today), instead]).join(" ")}
      {...more}
    />
  );
}

/** What a field shows of an answer. What is no day, a date field cannot show: the error message quotes it. */
function shown({ kind }: FieldQuestion, answer: FieldAnswer): string | undefined {
  if ("day" in answer) return answer.day;
  if ("euros" in answer) return decimal(answer.euros);
  if ("count" in answer) return decimal(answer.count);
  if (!("typed" in answer)) return undefined;
  return kind !== "day" || isDay(answer.typed) ? answer.typed : undefined;
}

interface ChoiceProps extends ComponentProps<"fieldset"> {
  question: ChoiceQuestion;
  /** The label of each option. */
  labels: Readonly<Record<string, ReactNode>>;
  chosen: string | undefined;
  /** Why the answer is rejected. */
  fault?: string | undefined;
}

/** A question with options, of which one is chosen. */
export function QuestionChoice({
  question: { name, label, options },
  labels,
  chosen,
  fault,
  className,
  children,
  ...fieldset
}: ChoiceProps) {
  return (
    <fieldset
      className={classes("stack", className)}
      aria-describedby={fault ? `${name}-error` : undefined}
      {...fieldset}
    >
      <legend>{label}</legend>
      {fault && (
        <p id={`${name}-error`} className="error" tabIndex={-1}>
          {fault}
        </p>
      )}
      <div className="row">
        {options.map((value) => (
          <Pill
            key={value}
            type="radio"
            name={name}
            value={value}
            label={labels[value]}
            defaultChecked={value === chosen}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}
