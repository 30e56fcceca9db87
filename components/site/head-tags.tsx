import { site } from "@/lib/config/site";
import { themeColours } from "@/lib/config/theme";
import { feedLinks, homePicture, type PageWords } from "@/lib/site/metadata";

export type HeadWords = Pick<PageWords, "title"> & Partial<PageWords>;

/**
 * The head of an answer, which the framework would write for a prerendered page. It stays out of search results:
 * `path` is the page that they may show instead. Without `path` the page has no address of its own, such as a 404.
 */
export function HeadTags({ title, description, path }: HeadWords) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style />
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="robots" content={path ? "noindex" : "noindex, nofollow"} />
      {path && <Shared title={title} description={description ?? ""} path={path} />}
      <meta name="application-name" content={site.brand} />
      <meta name="format-detection" content="telephone=no, address=no, email=no" />
      {Object.entries(feedLinks).flatMap(([type, links]) =>
        links.map((link) => (
          <link key={type} rel="alternate" type={type} href={site.url + link.url} title={link.title} />
        )),
      )}
      <link rel="icon" href="/favicon.ico" sizes="48x48" type="image/x-icon" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
    </>
  );
}

/** What a shared link shows. */
function Shared({ title, description, path }: PageWords) {
  const { id, name, headline } = homePicture;
  const picture = `${site.url}/share/${id}.png`;
  const alt = `${name}: ${headline}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={site.url + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.url + path} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
