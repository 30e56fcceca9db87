#!/bin/sh
# Builds a commit in a folder of its own and moves the servers to it, one by one; docs/deploy.md says how to prepare the
# machine.
#
#   sh deploy.sh            builds the newest commit of origin/main
#   sh deploy.sh <commit>   builds that commit
#   sh deploy.sh back       goes back to the release before, without building
set -eu
cd "${SITE_ROOT:-/srv/planamigo}"
restart=${RESTART:-"systemctl restart planamigo@"}

if [ "${1:-}" = back ]; then
  release=$(ls -td releases/*/ 2>/dev/null | sed -n '2s|/$||p')
  [ -n "$release" ] || { echo "No hay otra versión a la que volver: en releases/ solo está la que se sirve. Publica un commit anterior: sh deploy.sh <commit>" >&2; exit 1; }
  release=$PWD/$release
  commit=$(git -C "$release" rev-parse HEAD)
else
  git -C source fetch --quiet origin
  commit=$(git -C source rev-parse --verify "${1:-origin/main}^{commit}")
  release=$PWD/releases/$(date +%Y-%m-%d-%H%M%S)-$commit
  git -C source worktree prune
  git -C source worktree add --quiet --detach "$release" "$commit"
  trap 'rm -rf "$release"' EXIT
  cp .env.local "$release/"
  (cd "$release" && npm ci --include=dev --loglevel=error && npm run build)
  trap - EXIT
fi

# The script of this release stands beside that of the earlier ones before any page asks for it.
mkdir -p assets
find "$release/.next/server" -path '*/assets/*.body' | while read -r file; do
  name=assets/$(basename "$file" .body)
  ln -f "$file" "$name"
  if [ -e "$file.gz" ]; then ln -f "$file.gz" "$name.gz"; fi
done

touch "$release"
ln -sfn "$release" next && mv -T next current
for port in ${PORTS:-3000 3001}; do
  $restart"$port"
  tries=60
  until curl --fail --silent --max-time 2 "http://127.0.0.1:$port/healthz" | grep --quiet "$commit"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "En el puerto $port no responde un servidor de $commit; los demás siguen en marcha. Para volver a la versión anterior: sh deploy.sh back" >&2; exit 1; }
    sleep 1
  done
done

# Three releases stay. A file of the script whose last release went has no other name left.
ls -td releases/*/ | tail -n +4 | while read -r old; do rm -rf "$old"; done
find assets -type f -links 1 -delete

# With a key of IndexNow (INDEXNOW_KEY; the file public/<key>.txt holds it), search engines are told which pages changed
# today, as the sitemap dates them. A failure is no failure of the deployment.
if [ -n "${INDEXNOW_KEY:-}" ]; then
  curl --silent "http://127.0.0.1:$port/sitemap.xml" | tr -d '\n' | sed 's/<url>/\n/g' |
    grep "<lastmod>$(date +%F)" | sed 's/.*<loc>\([^<]*\).*/\1/' | while read -r page; do
    curl --silent --show-error --max-time 10 --get "${INDEXNOW_API:-https://api.indexnow.org/indexnow}" \
      --data-urlencode "url=$page" --data-urlencode "key=$INDEXNOW_KEY" || true
  done
fi
