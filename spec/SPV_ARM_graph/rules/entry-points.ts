import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const entry = 'Modifications: Instructions: OpGraphEntryPointARM'

/** Entry points of graphs, their variables, and the extension that they are built on. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(
    'Modifications: Validation Rules: 2.16.1 Universal Validation Rules: OpGraphEntryPointARM',
    'layout',
    {
      'graph-entry-point-present': 'A module that declares GraphARM has an OpGraphEntryPointARM.',
    },
  ),
  ...rowsIn(entry, 'operand', {
    'graph-is-a-graph': 'The Graph of an OpGraphEntryPointARM is the result of an OpGraphARM.',
    'graph-entry-point-name-is-unique': {
      summary: 'No two OpGraphEntryPointARM of a module have the same Name.',
      notes: 'Since revision 3. An OpEntryPoint may have the same Name.',
    },
    'interface-consists-of-variables':
      'Each id in the Interface of an OpGraphEntryPointARM is the result of an OpVariable.',
    'interface-lists-inputs-then-outputs': {
      summary:
        'The Interface of an OpGraphEntryPointARM has as many ids as the OpTypeGraphARM of its Graph has InOut Types, and each OpVariable of them in UniformConstant points to the type in the same place.',
      confidence: 'open',
      notes: 'The sentence may state an order alone (NOTES.md).',
    },
  }),
  ...rowsIn(entry, 'storage-class', {
    'interface-variables-are-in-uniform-constant':
      'Each OpVariable in the Interface of an OpGraphEntryPointARM has the Storage Class UniformConstant.',
  }),
  ...rowsIn('Dependencies', 'capability', {
    'tensors-extension-is-declared': {
      summary:
        'A module that has an `OpExtension "SPV_ARM_graph"` also has an `OpExtension "SPV_ARM_tensors"`.',
      confidence: 'open',
      notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
    },
  }),
]
