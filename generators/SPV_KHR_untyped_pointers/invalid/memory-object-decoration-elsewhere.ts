import { retargeted } from '../shared/retargeted.ts'

export const mutator = retargeted(
  {
    name: 'memory-object-decoration-elsewhere',
    rule: 'memory-object-decoration-targets-a-memory-object-declaration',
    summary: 'what is no memory object declaration has a decoration for such',
  },
  [
    'Restrict',
    'Aliased',
    'RestrictPointer',
    'AliasedPointer',
    'Volatile',
    'Coherent',
    'NonWritable',
    'NonReadable',
    'NoPerspective',
    'Flat',
    'Patch',
    'Centroid',
    'Sample',
    'Stream',
    'Component',
    'XfbBuffer',
  ],
  ['chain', 'copy', 'null', 'load', 'select'],
)
