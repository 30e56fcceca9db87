import { FILE, publishedCopy } from "./published-copy";

let copy: ReturnType<typeof publishedCopy>;

afterEach(() => copy.remove());

const PULL = "https://github.com/ana/web/pull/7";

/** GitHub's answer about the request of the sent branch. */
const pull = (state: object) =>
  Object.assign(copy.outside.github, {
    "/pulls?": [{ html_url: PULL, ...state }],
    "/check-runs": { check_runs: [] },
  });

test.each<[what: string, arrange: () => void, output: RegExp]>([
  [
    "failed a check",
    () => {
      pull({ state: "open" });
      const run = { name: "Tests / offers", conclusion: "failure", html_url: `${PULL}/run` };
      const fail = () => (copy.outside.github["/check-runs"] = { check_runs: [run] });
      copy.outside.events = [...Array(7), fail];
    },
    /sin fusionar todavía: \S+\/pull\/7\n[^]*ha fallado «Tests \/ offers» \(\S+\/pull\/7\/run\)\.$/,
  ],
  [
    "had its request closed",
    () => pull({ state: "closed", merged_at: null }),
    /su petición se ha cerrado \(\S+\/pull\/7\)\.$/,
  ],
  [
    "was overtaken by another merge",
    () => copy.outside.events.push(() => copy.elsewhere(FILE, (text) => text.replace("10 EUR", "12 EUR"))),
    /otra fusión ha cambiado antes content\/offers\/muestra\.yaml\. Repite la orden: npm run offers publish$/,
  ],
  [
    "is merged, and not shown in time, because the site is not built and then does not answer",
    () => copy.outside.events.push(copy.merge, ...Array(3), () => (copy.outside.shown = undefined)),
    /sin fusionar todavía\.\n.*fusionada\. La web todavía no muestra el cambio\.\n.*fusionada, pero https:\/\/site\.example\/estado\.json no responde\.\nHan pasado 15 minutos/,
  ],
])("publish tells that an offer %s", async (_what, arrange, output) => {
  copy = publishedCopy();
  await copy.setBonus();
  arrange();
  const answer = await copy.publish();
  expect(answer.output).toMatch(output);
  expect(answer.code).toBe(1);
});
