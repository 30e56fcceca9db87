// One line an offer, in any order: the lists of the site go by weight.
export { paypal } from "./paypal";
