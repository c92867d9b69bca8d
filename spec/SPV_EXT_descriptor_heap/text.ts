import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as buffers } from './rules/buffers.ts'
import { rules as builtIns } from './rules/built-ins.ts'
import { rules as decorations } from './rules/decorations.ts'
import { rules as encoding } from './rules/encoding.ts'
import { rules as layout } from './rules/layout.ts'
import { rules as memberDecorateId } from './rules/member-decorate-id.ts'
import { rules as module } from './rules/module.ts'
import { rules as texelPointers } from './rules/texel-pointers.ts'

/** SPV_EXT_descriptor_heap: access to descriptors in heaps. */
export const text: Text = {
  name: 'SPV_EXT_descriptor_heap',
  title: 'SPV_EXT_descriptor_heap',
  revision: 1,
  versions: [
    { date: '2026-01-21', commit: 'ce7127e', revision: 1, statements: '50ed23f11274590b' },
    { date: '2026-05-13', commit: 'b57faec', revision: 1, statements: '1d65ceb3913f0452' },
    { date: '2026-07-15', commit: 'b49cfaa', revision: 1, statements: 'c9090f2ef4ea29b9' },
  ],
  facts,
  rules: [
    ...module,
    ...encoding,
    ...builtIns,
    ...buffers,
    ...texelPointers,
    ...memberDecorateId,
    ...decorations,
    ...layout,
  ],
}
