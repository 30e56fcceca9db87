import { SiteFrame } from "@/components/site/site-frame";
import { ListPage } from "@/components/tools/list/list-page";
import { catalogue } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import { todayInMadrid } from "@/lib/config/clock";
import { listMetadata } from "@/lib/site/metadata";
import { emptySelection, isListed, listOf } from "@/lib/tools/list/list";
import { listWords } from "@/lib/tools/list/words";

const { enabled } = catalogue;
const words = listWords(undefined, enabled.length);

export const metadata = listMetadata(words, listPath, isListed(enabled));

/** The first page of all promotions. */
export default function Page() {
  const today = todayInMadrid();
  return (
    <SiteFrame path={listPath}>
      <ListPage list={listOf(enabled, today, emptySelection)} offers={enabled} today={today} />
    </SiteFrame>
  );
}
