import type { ReactNode } from "react";

interface Props {
  href: string;
  /** The path of the page that shows the link. */
  path: string;
  children: ReactNode;
}

/** A link that is marked as current on the page that it leads to. */
export function NavLink({ href, path, children }: Props) {
  return (
    <a href={href} aria-current={href === path ? "page" : undefined}>
      {children}
    </a>
  );
}
