import { all } from "./dom";
import type { Build, Page } from "./site";

/** The referral links of a page, with their offers. */
export const referralsOf = ({ document }: Page, { catalogue }: Build) =>
  all<HTMLAnchorElement>("a[data-referral]", document).map((link) => {
    const offer = catalogue.find(link.dataset.referral ?? "");
    if (!offer) throw new Error(`a referral link of «${link.dataset.referral}», which is no enabled offer`);
    const part = link.closest("article, details, section, main > div > div") ?? document.body;
    return { link, offer, part };
  });
