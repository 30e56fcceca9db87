import { HtmlValidate } from "html-validate";
import { answersOf } from "./answers";
import { ask } from "./raw";
import { expect, test } from "./test";
import { full } from "./worlds";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

for (const address of [...full.views.map((view) => view.address), ...answersOf(full), "/no-existe"])
  test(`${address} is valid HTML`, async () => {
    const { text } = await ask(full.url, address);
    const report = await validator.validateString(text);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });
