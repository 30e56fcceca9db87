import { riskLines, riskOpenings } from "@/lib/copy/frame";

test.each(Object.keys(riskLines) as (keyof typeof riskLines)[])(
  "the opening of the %s line is its own",
  (risk) => {
    expect(riskLines[risk].startsWith(riskOpenings[risk].replace(/\.$/, ""))).toBe(true);
  },
);
