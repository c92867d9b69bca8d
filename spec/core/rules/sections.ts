import { row } from '../row.ts'

const layout = '2.4 Logical Layout of a Module'

/** Order of a module's sections and what belongs in them. */
export const rules = [
  row(
    'layout',
    'section-order',
    layout,
    'Sections follow in order: capabilities, extensions, imports, memory model, entry points, execution modes, source texts, names, processes, annotations, then types with constants and global variables, then functions. Instructions of non-semantic sets may stand from the types on, outside functions too.',
  ),
  row('layout', 'memory-model-present', layout, 'There is an OpMemoryModel.'),
  row('layout', 'memory-model-single', layout, 'There is no second OpMemoryModel.'),
  row(
    'layout',
    'instruction-outside-function',
    layout,
    'Outside functions stand only the instructions that a section before the functions lists.',
  ),
  row(
    'layout',
    'source-continued',
    '3.3.2 Debug Instructions: OpSourceContinued',
    'OpSourceContinued follows an OpSource or another OpSourceContinued immediately.',
  ),
  row(
    'layout',
    'entry-point-present',
    '2.16.1 Universal Validation Rules: Entry Point',
    'There is an OpEntryPoint unless the Linkage capability is declared.',
  ),
]
