import { refusal, suspect } from "../../../scripts/refused.mjs";

const page = "/site/app/plan/page.tsx";
const handler = "/site/app/answers/[...path]/route.ts";
const component = "/site/components/ui/button.tsx";
const dynamic = 'export const dynamic = "force-dynamic";\n';

test.each([
  [
    "a client component",
    component,
    '// Opens.\n/* Twice. */\n"use client";\n',
    /client component.*\n.*plain HTML/,
  ],
  ["the framework's link", component, 'import Link from "next/link";\n', /next\/link.*\n.*<a href>/],
  ["its picture, also passed on", component, 'export { default } from "next/image";\n', /picture\.tsx/],
  ["a page made per request", page, dynamic, /per request.*\n.*answerHandler\(\)/],
  ["a page that revalidates", page, "export const revalidate = 60;\n", /Prerender/],
  [
    "a page that reads its query",
    page,
    "export default function Page({ searchParams }: Props) {\n",
    /answerHandler\(\)/,
  ],
  ["cookies and headers", component, 'import {\n  cookies,\n} from "next/headers";\n', /Prerender/],
])("%s is refused, with what to write instead", (_what, path, source, message) => {
  expect(refusal(path, source)).toMatch(message);
  expect(source).toMatch(suspect);
});

test.each([
  ["a handler made per request", handler, `${dynamic}const { searchParams } = new URL(request.url);\n`],
  ["a comment about it", component, 'const a = 1;\n// Not "use client", nor import Link from "next/link".\n'],
  ["other modules of the framework", page, 'import { notFound } from "next/navigation";\n'],
])("%s is not", (_what, path, source) => {
  expect(refusal(path, source)).toBeUndefined();
});
