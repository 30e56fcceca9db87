type Snippets = readonly (readonly [path: string, text: string])[];

const silence = (tool: string) => `// ${tool}\nrun();`;

/** For each law, small files that break it, and near ones that do not. */
export const breaches: Record<string, { bad: Snippets; good: Snippets }> = {
  "imports run one way, along the edges on the list": {
    bad: [
      ["lib/config/site.ts", 'import { Faq } from "@/components/faq";'],
      ["lib/config/site.ts", 'import { x } from "./browser/store";'],
      ["lib/config/site.ts", 'import fs from "node:fs";'],
      ["lib/browser/store.ts", 'import { site } from "@/lib/config/site";'],
      ["lib/browser/store.ts", 'export { catalogue } from "@/lib/offers";'],
      ["lib/browser/store.ts", 'void import("@/app/page");'],
      ["lib/offers/lowi.ts", 'import { home } from "@/lib/copy/home";'],
      ["lib/copy/home.ts", 'import { site } from "@/lib/config/site";'],
      ["components/faq.tsx", 'import Page from "@/app/page";'],
      ["components/faq.tsx", 'import { keep } from "@/lib/browser/store";'],
      ["components/faq.tsx", 'import Link from "next/link";'],
      ["components/islands/share.tsx", 'import { catalogue } from "@/lib/offers";'],
      ["components/islands/share.tsx", 'import { site } from "@/lib/config/site";'],
      ["app/page.tsx", 'import { keep } from "@/lib/browser/store";'],
      ["middleware.ts", 'import { records } from "@/lib/privacy/records";'],
    ],
    good: [
      ["components/islands/share.tsx", 'import type { Offer } from "@/lib/offers/offer";'],
      ["components/islands/share.tsx", 'import { type Offer } from "@/lib/offers/offer";'],
      ["components/islands/share.tsx", 'import { keep } from "@/lib/browser/store";'],
      ["components/faq.tsx", 'import styles from "./faq.module.css";'],
    ],
  },
  "«./» inside a folder, «@/» across folders": {
    bad: [
      ["lib/site/metadata.ts", 'import { site } from "@/lib/config/site";'],
      ["lib/offers/lowi.ts", 'import { euros } from "../format";'],
    ],
    good: [["lib/site/metadata.ts", 'import { home } from "@/lib/copy/home";']],
  },
  "only lib/site/script.ts bundles lib/browser": {
    bad: [["app/assets/route.ts", 'bundle("lib/browser/main.ts");']],
    good: [["components/islands/share.tsx", 'import { keep } from "@/lib/browser/store";']],
  },
  "«use client» only in islands and error pages": {
    bad: [
      ["components/faq.tsx", '"use client";'],
      ["lib/config/site.ts", 'function f() { "use cache"; }'],
      ["app/error/page.tsx", '"use client";'],
    ],
    good: [
      ["components/islands/share.tsx", '"use client";'],
      ["app/error.tsx", '"use client";'],
    ],
  },
  "process.env only in lib/config/site.ts and tool configurations": {
    bad: [
      ["lib/format/format.ts", "process.env.BRAND"],
      ["app/page.tsx", 'process["env"].BRAND'],
      ["components/faq.tsx", "const { env } = process;"],
    ],
    good: [
      ["next.config.ts", "process.env.DIST_DIR"],
      ["lib/site/script.ts", "process.cwd()"],
    ],
  },
  "the browser's names only in lib/browser and islands": {
    bad: [
      ["components/faq.tsx", "window.scrollTo(0, 0)"],
      ["lib/config/site.ts", "const { href } = location;"],
      ["lib/privacy/records.ts", "function f() { const history = []; }\nhistory.back();"],
      ["lib/privacy/records.ts", "typeof localStorage"],
    ],
    good: [
      ["components/faq.tsx", "offer.history.map(({ history: past }) => past)"],
      ["components/faq.tsx", '/* the document */ <Page document="x" />'],
      ["lib/offers/index.ts", "const f = ({ history }) => history.map((entry) => entry);"],
      ["lib/publish/markdown.ts", "function document() {}\nconst page = () => document();"],
      ["lib/browser/store.ts", "localStorage.clear()"],
    ],
  },
  "clock and dice come into lib as arguments": {
    bad: [
      ["lib/format/dates.ts", "new Date()"],
      ["lib/format/dates.ts", "Date.now()"],
      ["lib/config/experiment.ts", "Math.random()"],
    ],
    good: [["lib/format/dates.ts", "new Date(now)"]],
  },
  "no any": {
    bad: [["lib/config/site.ts", "let x: any;"]],
    good: [["lib/config/site.ts", "const any = 1;"]],
  },
  "no lint or type suppression": {
    bad: [
      ["lib/config/site.ts", silence("@ts-expect-error")],
      ["scripts/build.mjs", silence("eslint-disable-next-line")],
      ["next.config.ts", silence("@ts-ignore")],
      ["lib/config/site.ts", silence("biome-ignore lint: why")],
    ],
    good: [["lib/config/site.ts", 'const word = "@ts-ignore";']],
  },
  "no component or page knows an offer by name": {
    bad: [
      ["components/faq.tsx", 'offer.id === "new"'],
      ["components/faq.tsx", 'if (slug != "new") run();'],
      ["components/faq.tsx", 'switch (offer.id) { case "new": run(); }'],
      ["app/page.tsx", 'find("paypal")'],
      ["app/page.tsx", 'const href = "/lowi";'],
    ],
    good: [["components/faq.tsx", "offers.find(({ brand }) => brand === value)"]],
  },
  "named exports, but where the framework asks": {
    bad: [
      ["lib/config/site.ts", "export default {};"],
      ["components/faq.tsx", "export default function Faq() {}"],
      ["app/parts.tsx", "export { x as default };"],
    ],
    good: [["app/legal/page.tsx", "export default function Page() {}"]],
  },
  "no file over 200 lines": {
    bad: [["lib/config/site.ts", "run();\n".repeat(201)]],
    good: [["lib/config/site.ts", "run();\n".repeat(200)]],
  },
  "every exported function of lib has a docblock": {
    bad: [
      ["lib/config/site.ts", "export function f() {}"],
      ["lib/config/site.ts", "// why\nexport async function f() {}"],
      ["lib/config/site.ts", "/** */\nexport const f = () => 1;"],
    ],
    good: [
      ["lib/config/site.ts", "/** What it is for. */\nexport const f = () => 1;"],
      ["lib/config/site.ts", "function own() {}"],
    ],
  },
  "every field of an offer has a docblock": {
    bad: [
      ["lib/offers/offer.ts", "const x = z.strictObject({\n  id: slug,\n});"],
      ["lib/offers/offer.ts", "const x = z.strictObject({ id: slug });"],
      ["lib/offers/history.ts", "const x = z.strictObject({\n  date: day,\n});"],
      ["lib/offers/landing.ts", "/** Words. */\nconst words = {\n  title: text(80),\n};"],
    ],
    good: [["lib/offers/offer.ts", "/** A point. */\nconst x = z.strictObject({ id: slug });"]],
  },
  "no words in markup": {
    bad: [
      ["components/faq.tsx", "<p>Hola</p>"],
      ["components/faq.tsx", '<p>{"Hola"}</p>'],
      ["components/faq.tsx", '<img alt="Hola" />'],
      ["app/page.tsx", "<nav aria-label={`Hola`} />"],
    ],
    good: [["components/faq.tsx", '<p className="note">© {year} {words.hello}.</p>']],
  },
  "Spanish words only in lib/offers and lib/copy": {
    bad: [
      ["lib/site/metadata.ts", "const title = `${brand}: promociones en España`;"],
      ["components/faq.tsx", 'const label = "Publicación";'],
    ],
    good: [["lib/copy/home.ts", 'const title = "España";']],
  },
};
