import { withTitle } from "@/lib/ground/offer-names";
import { toolPath, toolSegments } from "@/lib/config/paths";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { toolPages } from "@/components/tools";
import { SiteFrame } from "@/components/site/site-frame";
import { todayInMadrid } from "@/lib/config/clock";
import { toolPicture, unlistedMetadata } from "@/lib/site/metadata";
import { toolAt, tools } from "@/lib/tools";
import { catalogue, withToolsAhead } from "@/lib/catalogue";

type Props = PageProps<"/[slug]/[page]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return withToolsAhead().flatMap(({ id }) =>
    Object.values(toolSegments).map((page) => ({ slug: id, page })),
  );
}

async function read(params: Props["params"]) {
  const { slug, page } = await params;
  const offer = catalogue.find(slug);
  const tool = toolAt(page);
  return offer && tool ? { offer, tool } : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { offer, tool } = (await read(params)) ?? notFound();
  return unlistedMetadata(
    tools[tool].words(withTitle(offer)),
    toolPath(offer, tool),
    toolPicture(offer, tool),
  );
}

/** A tool of an offer. */
export default async function Tool({ params }: Props) {
  const { offer, tool } = (await read(params)) ?? notFound();
  const Content = toolPages[tool];
  return (
    <SiteFrame path={toolPath(offer, tool)}>
      <Content offer={offer} today={todayInMadrid()} />
    </SiteFrame>
  );
}
