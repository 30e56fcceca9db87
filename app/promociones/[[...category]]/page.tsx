import type { Metadata } from "next";
import { SiteFrame } from "@/components/site/site-frame";
import { ListPage } from "@/components/tools/list/list-page";
import { catalogue } from "@/lib/catalogue";
import { todayInMadrid } from "@/lib/config/clock";
import { listHead, listMetadata } from "@/lib/site/metadata";
import { categoriesOf, emptySelection, isListed, listOf } from "@/lib/tools/list/list";

type Props = PageProps<"/promociones/[[...category]]">;

export const dynamicParams = false;

const { enabled } = catalogue;

/** All promotions; and each kind, unless there are so few offers that its page would be thin. */
export function generateStaticParams() {
  const categories = isListed(enabled) ? categoriesOf(enabled) : [];
  return [[], ...categories.map((category) => [category])].map((category) => ({ category }));
}

async function categoryOf(params: Props["params"]) {
  const { category: [name] = [] } = await params;
  return categoriesOf(enabled).find((category) => category === name);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(await categoryOf(params));
}

/** The first page of all promotions, or of those of one kind. */
export default async function List({ params }: Props) {
  const category = await categoryOf(params);
  const today = todayInMadrid();
  return (
    <SiteFrame path={listHead(category).path}>
      <ListPage
        list={listOf(enabled, today, { ...emptySelection, category })}
        offers={enabled}
        category={category}
        today={today}
      />
    </SiteFrame>
  );
}
