# The site in a small container that needs nothing else: docs/deploy.md.
# Settings are fixed by the build: they come from .env.local (a copy of .env.example) in the folder it is built from.
ARG NODE_VERSION=22

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1 BUILD_OUTPUT=standalone
# The packages first: they change less often than the site, and this step is kept while they do not.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --loglevel=error
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static ./.next/static
# With it the server checks that its build is whole.
COPY --from=build /site/.next/built-files.json ./.next/
COPY --from=build /site/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node directly, so that it receives the stop signal and finishes current requests.
CMD ["node", ".next/serve.mjs"]
