// One line an offer, in any order: the lists of the site go by weight.
export { binance } from "./binance";
export { indexaCapital } from "./indexa-capital";
export { lowi } from "./lowi";
export { n26 } from "./n26";
export { paypal } from "./paypal";
export { revolut } from "./revolut";
export { tradeRepublic } from "./trade-republic";
