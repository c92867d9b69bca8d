import { row } from '../row.ts'

const layout = '2.4 Logical Layout of a Module'

/** Order of a module's sections and what belongs in them. */
export const rules = [
  row(
    'layout',
    'section-order',
    layout,
    'The sections of a module appear in this order: capabilities, extensions, imports, memory model, entry points, execution modes, source texts, names, processes, annotations, then types with constants and global variables, then functions. Instructions of non-semantic sets may appear from the types on, including outside functions.',
  ),
  row('layout', 'memory-model-present', layout, 'A module has an OpMemoryModel.'),
  row('layout', 'memory-model-single', layout, 'A module has at most one OpMemoryModel.'),
  row(
    'layout',
    'instruction-outside-function',
    layout,
    'Only instructions that belong to a section before the functions appear outside functions.',
  ),
  row(
    'layout',
    'source-continued',
    '3.3.2 Debug Instructions: OpSourceContinued',
    'OpSourceContinued immediately follows an OpSource or another OpSourceContinued.',
  ),
  row(
    'layout',
    'entry-point-present',
    '2.16.1 Universal Validation Rules: Entry Point',
    'A module has an OpEntryPoint unless it declares the Linkage capability.',
  ),
]
