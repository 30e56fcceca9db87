import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteFrame } from "@/components/site/site-frame";
import { ListPage } from "@/components/tools/list/list-page";
import { catalogue } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import { todayInMadrid } from "@/lib/config/clock";
import { listMetadata } from "@/lib/site/metadata";
import { categoriesOf, emptySelection, isListed, listOf } from "@/lib/tools/list/list";
import { listWords } from "@/lib/tools/list/words";

type Props = PageProps<"/promociones/[category]">;

export const dynamicParams = false;

const { enabled } = catalogue;

/** None while there are so few offers that a page for each kind would be thin. */
export function generateStaticParams() {
  return isListed(enabled) ? categoriesOf(enabled).map((category) => ({ category })) : [];
}

async function read(params: Props["params"]) {
  const { category: name } = await params;
  const category = categoriesOf(enabled).find((one) => one === name) ?? notFound();
  const count = enabled.filter((offer) => offer.category === category).length;
  return { category, path: `${listPath}/${category}`, words: listWords(category, count) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, words } = await read(params);
  return listMetadata(words, path, true);
}

/** The first page of the promotions of one kind. */
export default async function CategoryPage({ params }: Props) {
  const { category, path } = await read(params);
  const today = todayInMadrid();
  return (
    <SiteFrame path={path}>
      <ListPage
        list={listOf(enabled, today, { ...emptySelection, category })}
        offers={enabled}
        category={category}
        today={today}
      />
    </SiteFrame>
  );
}
