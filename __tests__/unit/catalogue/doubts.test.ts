import { doubtFaults } from "@/lib/catalogue/source-faults";
import { sampleOffer } from "../offers/sample";

/** The sample with this many answers that send the reader elsewhere. */
function sending(times: number) {
  const { landing } = sampleOffer();
  const faq = Array.from({ length: times }, (_, place) => ({
    question: `¿Y ${place}?`,
    answer: "Muestra da un regalo: compruébalo en su web oficial.",
  }));
  return doubtFaults(sampleOffer({ landing: { ...landing, faq } }));
}

test("a page that often sends its reader elsewhere is told to its editor, with the places", () => {
  expect(sending(6)).toEqual([]);
  const [fault] = sending(7);
  expect(fault?.[1]).toMatch(/^7 dudas y envíos a otra parte: «compruébalo» en landing\.faq\.0\.answer/);
});
