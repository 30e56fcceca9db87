// docs/demands.md, D6: no login and no roles.
import { every, everything, pages } from "../pages/site";

every("every page is public: it is answered without a cookie, and asks for no permission", pages, (page) => {
  expect(page.headers["www-authenticate"]).toBeUndefined();
  expect([200, 400, 404]).toContain(page.status);
});

every("nothing is refused to anonymous visitors", everything, ({ status }) =>
  expect([401, 403]).not.toContain(status),
);
