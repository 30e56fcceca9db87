import { HomePage } from "@/components/home/home-page";
import { SiteFrame } from "@/components/site/site-frame";
import { todayInMadrid } from "@/lib/config/clock";
import { homeCopy } from "@/lib/copy/home";
import { homePicture, publicMetadata } from "@/lib/site/metadata";
import { homeGraph } from "@/lib/publish/structured-data";

export const metadata = publicMetadata({ ...homeCopy, path: "/", picture: homePicture });

export default function Page() {
  return (
    <SiteFrame path="/" graph={homeGraph()}>
      <HomePage today={todayInMadrid()} />
    </SiteFrame>
  );
}
