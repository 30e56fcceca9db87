import { HomePage } from "@/components/home/home-page";
import { SiteFrame } from "@/components/site/site-frame";
import { todayInMadrid } from "@/lib/config/clock";
import { homeMetadata } from "@/lib/site/metadata";
import { homeGraph } from "@/lib/publish/structured-data";

export const metadata = homeMetadata();

export default function Page() {
  const today = todayInMadrid();
  return (
    <SiteFrame path="/" graph={homeGraph()}>
      <HomePage today={today} />
    </SiteFrame>
  );
}
