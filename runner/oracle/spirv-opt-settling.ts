/**
 * Passes of spirv-opt whose description in its help names a state of the module in which they have nothing left to do:
 * all of something is removed, or replaced, or in order. `--canonicalize-ids` promises an order that compresses well,
 * and no more.
 */
export const spirvOptSettling: ReadonlySet<string> = new Set([
  '--compact-ids',
  '--eliminate-dead-const',
  '--eliminate-dead-functions',
  '--eliminate-dead-variables',
  '--flatten-decorations',
  '--freeze-spec-const',
  '--relax-float-ops',
  '--remove-duplicates',
  '--remove-unused-interface-variables',
  '--strip-debug',
  '--strip-nonsemantic',
  '--trim-capabilities',
  '--unify-const',
])
