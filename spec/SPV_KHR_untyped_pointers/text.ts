import type { Text } from '../rule.ts'
import { facts } from './facts.ts'
import { rules as accessChains } from './rules/access-chains.ts'
import { rules as arrayLengths } from './rules/array-lengths.ts'
import { rules as asyncCopies } from './rules/async-copies.ts'
import { rules as atomics } from './rules/atomics.ts'
import { rules as bitcasts } from './rules/bitcasts.ts'
import { rules as capabilities } from './rules/capabilities.ts'
import { rules as comparisons } from './rules/comparisons.ts'
import { rules as cooperativeMatrices } from './rules/cooperative-matrices.ts'
import { rules as copies } from './rules/copies.ts'
import { rules as decorations } from './rules/decorations.ts'
import { rules as encoding } from './rules/encoding.ts'
import { rules as genericCasts } from './rules/generic-casts.ts'
import { rules as images } from './rules/images.ts'
import { rules as interfaces } from './rules/interfaces.ts'
import { rules as layout } from './rules/layout.ts'
import { rules as layoutWorkgroup } from './rules/layout-workgroup.ts'
import { rules as lifetimes } from './rules/lifetimes.ts'
import { rules as loadsAndStores } from './rules/loads-and-stores.ts'
import { rules as logicalPointers } from './rules/logical-pointers.ts'
import { rules as matrices } from './rules/matrices.ts'
import { rules as moduleLayout } from './rules/module-layout.ts'
import { rules as opencl } from './rules/opencl.ts'
import { rules as prefetches } from './rules/prefetches.ts'
import { rules as semantics } from './rules/semantics.ts'
import { rules as smallTypes } from './rules/small-types.ts'
import { rules as types } from './rules/types.ts'
import { rules as variables } from './rules/variables.ts'

/** Pointers without a type to point to. */
export const text: Text = {
  name: 'SPV_KHR_untyped_pointers',
  title: 'SPV_KHR_untyped_pointers',
  revision: 4,
  versions: [
    { date: '2024-07-17', commit: '2266491', revision: 1, statements: 'f4b889a79f530f90' },
    { date: '2024-08-14', commit: 'ccb19ba', revision: 2, statements: 'dd44cd9633548c27' },
    { date: '2024-08-28', commit: 'e284c5e', revision: 2, statements: '8c5d3bfaf21051ae' },
    { date: '2025-07-29', commit: '5aeae87', revision: 3, statements: '26400773baaa2705' },
    { date: '2026-06-24', commit: '96ce6fe', revision: 4, statements: 'f5a682ae7e02a43b' },
  ],
  facts,
  rules: [
    ...capabilities,
    ...encoding,
    ...moduleLayout,
    ...logicalPointers,
    ...interfaces,
    ...decorations,
    ...types,
    ...smallTypes,
    ...layout,
    ...layoutWorkgroup,
    ...matrices,
    ...semantics,
    ...variables,
    ...accessChains,
    ...arrayLengths,
    ...prefetches,
    ...asyncCopies,
    ...loadsAndStores,
    ...copies,
    ...comparisons,
    ...genericCasts,
    ...bitcasts,
    ...images,
    ...lifetimes,
    ...atomics,
    ...cooperativeMatrices,
    ...opencl,
  ],
}
