#!/bin/sh
# Puts the release of this image into the store. It appears there whole or not at all; releases that are there stay.
set -eu
cd /releases
for release in */*/; do
  release=${release%/}
  if [ -e "$RELEASE_STORE/$release/release.json" ]; then
    echo "$release 已在仓库里"
    continue
  fi
  draft=$RELEASE_STORE/.building/$(echo "$release" | tr / -)-$(hostname)
  rm -rf "$draft"
  mkdir -p "$draft" "$RELEASE_STORE/$(dirname "$release")"
  cp -R "$release/." "$draft"
  rm -rf "${RELEASE_STORE:?}/$release"
  mv -T "$draft" "$RELEASE_STORE/$release"
  echo "$release 已发布"
done
