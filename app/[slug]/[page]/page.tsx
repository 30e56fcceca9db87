import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { toolPages } from "@/components/tools";
import { SiteFrame } from "@/components/site/site-frame";
import { catalogue, withToolsAhead } from "@/lib/catalogue";
import { todayInMadrid } from "@/lib/config/clock";
import { toolPath, toolSegments } from "@/lib/config/paths";
import { toolHead, unlistedMetadata } from "@/lib/site/metadata";
import { toolAt } from "@/lib/tools";

type Props = PageProps<"/[slug]/[page]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return withToolsAhead().flatMap(({ id }) =>
    Object.values(toolSegments).map((page) => ({ slug: id, page })),
  );
}

async function read(params: Props["params"]) {
  const { slug, page } = await params;
  return { offer: catalogue.find(slug) ?? notFound(), tool: toolAt(page) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { offer, tool } = await read(params);
  return unlistedMetadata(toolHead(offer, tool));
}

/** A tool of an offer. */
export default async function Tool({ params }: Props) {
  const { offer, tool } = await read(params);
  const { Page } = toolPages[tool];
  return (
    <SiteFrame path={toolPath(offer, tool)}>
      <Page offer={offer} today={todayInMadrid()} />
    </SiteFrame>
  );
}
