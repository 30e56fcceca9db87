// What a file says that cannot be is refused, with the right words: names of nothing, times of others, gains that contradict.
import { promotion } from "./promotion-samples";

const gift = "gives: [{to: you, money: 25 EUR}]";
const sum = "{money: 20 EUR, when: at-once}";
const dollars = "{money: 20 USD, when: at-once}";
const deposit = "{do: deposit, amount: 1000 EUR, within: 30 days}";
const keep = "{do: keep, what: deposit, for: 3 months, breaks: all}";
const buy = "{do: buy, count: 3 purchases, amount: 20 EUR}";

test.each<[what: string, file: string, right: RegExp]>([
  [
    "tiers by friends, for who is invited",
    "asks: [{do: open}]\ngives: [{to: you, tiers: [{from: 1 friends, money: 5 EUR}, {from: 2 friends, money: 9 EUR}]}]",
    /gives\.0\.tiers\.0\.from[^]*los amigos son de quien invita/,
  ],
  [
    "a sum beside its instalments",
    `asks: [{do: open}]\ngives: [{to: you, money: 40 EUR, instalments: [${sum}, ${sum}]}]`,
    /una sola clase de beneficio: money, percent/,
  ],
  [
    "a day beside its instalments",
    `asks: [{do: open}]\ngives: [{to: you, when: at-once, instalments: [${sum}, ${sum}]}]`,
    /nada: cuándo llega cada parte lo dice instalments/,
  ],
  [
    "instalments in two currencies",
    `asks: [{do: open}]\ngives: [{to: you, instalments: [${sum}, ${dollars}]}]`,
    /todas las partes en la misma moneda/,
  ],
  [
    "one gain as two",
    "asks: [{do: open}]\ngives: [{to: you, money: 20 EUR, when: at-once}, {to: you, money: 20 EUR, when: unknown}]",
    /cada una en instalments/,
  ],
  [
    "a gain after what another one asks for alone",
    `
asks: [{do: open}, {do: salary, amount: 1000 EUR}, {do: buy, amount: 5 EUR}]
gives:
  - {to: you, money: 300 EUR, when: {lapse: 30 days, after: salary}}
  - {to: you, money: 20 EUR, needs: [salary, buy], when: unknown}`,
    /algo que este beneficio pida: con needs: \[salary\]/,
  ],
  [
    "a second time of what is done once",
    "asks: [{do: open}]\ngives: [{to: you, money: 5 EUR, when: {after: open, count: 2}}]",
    /after con algo que se repita: salary/,
  ],
  [
    "a donation to nobody",
    "asks: [{do: open}]\ngives: [{to: you, money: 10 EUR, form: donation}]",
    /gives\.0\.called[^]*a quién se dona: called: Cruz Roja/,
  ],
  [
    "a letter to another company than the page names",
    `asks: [{do: open}]\n${gift}\nclaim: {company: Otra S.A.}\nprotection: {entity: "La cuenta es de Muestra Bank SE."}`,
    /claim\.company[^]*la empresa que nombra protection\.entity/,
  ],
  [
    "half an example of what is saved",
    "asks: [{do: open}]\ngives: [{to: you, waives: {fee: comisión de gestión, saving: 4 EUR}, for: 1 year}]",
    /gives\.0\.waives\.saving[^]*saving y per, las dos o ninguna/,
  ],
  [
    "a share of what is «tuyo»",
    "asks: [{do: open}]\ngives: [{to: you, percent: 10 %, of: {name: tus compras, question: Cuánto, assumption: importe, usual: 40 EUR}}]",
    /gives\.0\.of\.name[^]*sin «tu» ni «tus»/,
  ],
  [
    "a time for the account that comes first",
    `asks: [{do: open, within: 30 days}]\n${gift}`,
    /va en campaign/,
  ],
  [
    "purchases together without their amount",
    `asks: [{do: sign-up}, {do: buy, together: true}]\n${gift}`,
    /asks\.1\.amount[^]*el importe de todas juntas: 300 EUR/,
  ],
  [
    "trades together without their amount",
    `category: crypto\nrisk: crypto\nasks: [{do: sign-up}, {do: trade, together: true}]\n${gift}`,
    /asks\.1\.amount[^]*el importe de todas juntas: 300 EUR/,
  ],
  [
    "a deposit of one option that everybody should keep",
    `asks: [{do: open}, {any: [${deposit}, ${buy}]}, ${keep}]\n${gift}`,
    /el keep dentro de la opción que pide el depósito.*any: \[\{all: \[/,
  ],
  [
    "a name of nothing, inside an option",
    `asks: [{do: open}, {any: [{all: [{do: deposit, within: {lapse: 30 days, from: nomina}}, ${keep}]}, ${buy}]}]\n${gift}`,
    /asks\.1\.any\.0\.all\.0\.within\.from/,
  ],
  [
    "a day before the campaign, inside an option",
    `campaign: {from: 2026-01-01}\nasks: [{do: open}, {any: [{all: [{do: deposit, within: {until: 2025-01-31}}, ${keep}]}, ${buy}]}]\n${gift}`,
    /asks\.1\.any\.0\.all\.0\.within\.until/,
  ],
  [
    "a name of alternatives that something else has",
    `asks: [{do: open}, {any: [${buy}, ${deposit}], id: camino}, {do: verify, id: camino}]\n${gift}`,
    /asks\.2\.id[^]*un id distinto para cada cosa/,
  ],
  [
    "a monthly price of what nobody pays each month",
    `asks: [{do: open}, {do: deposit, amount: 10 EUR}, {do: keep, what: deposit, for: 3 months, breaks: all, extra: 5 EUR}]\n${gift}`,
    /asks\.2\.extra[^]*solo una línea \(line\) o un contrato \(contract\) se pagan cada mes/,
  ],
  [
    "a monthly price for days",
    `asks: [{do: open}, {do: keep, what: line, for: 90 days, breaks: all, extra: 5 EUR}]\n${gift}`,
    /asks\.1\.for[^]*un número de meses/,
  ],
])("%s is refused", (_, file, right) => {
  expect(() => promotion(file)).toThrow(right);
});

test.each(["email", "inviter-id", "branch", "none"])("what travels by %s is of no partner", (by) => {
  expect(() => promotion(`invitation: {by: ${by}, from: partners}\nasks: [{do: sign-up}]\n${gift}`)).toThrow(
    /solo un enlace \(link\) o un código/,
  );
});
