/** The data of a page view; the page's HTML carries what its address and title do not say. */
export interface PageView {
  title: string;
  location: string;
  path: string;
  /** The pattern of its address: «/[slug]». */
  route: string;
  /** The variant of the A/B test, on its page. */
  variant: string | undefined;
}

/** The view of the page that is open. */
export function pageView(): PageView {
  const { route, pageTitle, variant } =
    document.querySelector<HTMLElement>("main [data-route]")?.dataset ?? {};
  return {
    title: pageTitle ?? document.title,
    location: location.href,
    path: location.pathname,
    route: route ?? location.pathname,
    variant,
  };
}
