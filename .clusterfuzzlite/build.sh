#!/bin/bash -eu
# ClusterFuzzLite and OSS-Fuzz run this in the container that the Dockerfile makes.

# Sets SWIFT6_2FLAGS: the sanitizers, by SwiftPM's own option, and a static standard library.
. precompile_swift

# shellcheck disable=SC2086
LIBFUZZER=1 swift build -c release --product StatusQuoFuzzTarget --scratch-path "$WORK/build" $SWIFT6_2FLAGS
cp "$WORK/build/release/StatusQuoFuzzTarget" "$OUT/fuzz_target"

# A trap is seen by libFuzzer, not by Swift's own report: LLVMFuzzerInitialize takes care of that, as
# ClusterFuzz passes no variables of ours on.
cat > "$OUT/fuzz_target.options" <<'OPTIONS'
[libfuzzer]
max_len = 800

# The static data of Swift's runtime counts as leaked.
[asan]
detect_leaks = 0
OPTIONS
