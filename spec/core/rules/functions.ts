import { row } from '../row.ts'

const layout = '2.4 Logical Layout of a Module'
const universal = '2.16.1 Universal Validation Rules: Functions'
const instruction = '3.3.9 Function Instructions'
const graph = '2.16.1 Universal Validation Rules: Control-Flow Graph (CFG)'

/** Functions: their shape, their types, calls and returns. */
export const rules = [
  row('layout', 'function-begin', layout, 'OpFunction does not appear inside a function.'),
  row(
    'layout',
    'function-end',
    layout,
    'Every OpFunction has a matching OpFunctionEnd, and no OpFunctionEnd appears outside a function.',
  ),
  row(
    'layout',
    'parameter-placement',
    `${instruction}: OpFunctionParameter`,
    'OpFunctionParameter immediately follows OpFunction or another OpFunctionParameter.',
  ),
  row(
    'decoration',
    'export-name-once',
    '2.13 Linkage',
    'No two functions or variables have LinkageAttributes with the linkage type Export and the same name.',
    {
      confidence: 'derived',
      notes:
        'The name identifies exported values uniquely. Names are compared with case. Imports, and LinkOnceODR of an extension, may share a name.',
    },
  ),
  row('layout', 'block-begins-with-label', graph, 'Every block begins with an OpLabel.'),
  row(
    'layout',
    'block-ends-with-termination',
    graph,
    'Every block ends with a block termination instruction.',
  ),
  row(
    'layout',
    'declarations-before-definitions',
    layout,
    'All functions without a body precede all functions with one.',
  ),
  row(
    'layout',
    'variable-placement',
    layout,
    'The variables of a function are the first instructions of its first block.',
  ),
  row(
    'storage-class',
    'function-variable-storage-class',
    layout,
    'An OpVariable inside a function has storage class Function.',
  ),
  row(
    'storage-class',
    'global-variable-storage-class',
    layout,
    'An OpVariable outside functions does not have storage class Function.',
  ),
  row(
    'type',
    'function-type-is-function-type',
    `${instruction}: OpFunction`,
    'The Function Type of OpFunction is an OpTypeFunction.',
  ),
  row(
    'type',
    'function-result-type',
    `${instruction}: OpFunction`,
    'The result type of OpFunction is the return type of its function type.',
  ),
  row(
    'operand',
    'function-parameter-count',
    `${instruction}: OpFunction`,
    'A function has as many parameters as its function type.',
  ),
  row(
    'type',
    'function-parameter-type',
    `${instruction}: OpFunctionParameter`,
    'A parameter has the type that the function type gives at the same position.',
  ),
  row(
    'operand',
    'call-target-is-function',
    `${instruction}: OpFunctionCall`,
    'The Function of OpFunctionCall is an OpFunction.',
  ),
  row(
    'type',
    'call-result-type',
    `${instruction}: OpFunctionCall`,
    'The result type of a call is the return type of the function.',
  ),
  row(
    'operand',
    'call-argument-count',
    '2.16.1 Universal Validation Rules',
    'A call has as many arguments as the function has parameters.',
  ),
  row(
    'type',
    'call-argument-type',
    '2.16.1 Universal Validation Rules',
    "Every argument has the type of the function's parameter at the same position.",
  ),
  row(
    'semantics',
    'return-without-value',
    '3.3.17 Control-Flow Instructions: OpReturn',
    'OpReturn appears only in a function that returns void.',
  ),
  row(
    'type',
    'return-value-type',
    '3.3.17 Control-Flow Instructions: OpReturnValue',
    "The type of a returned value is the function's return type, and is not void.",
  ),
  row(
    'decoration',
    'declaration-is-import',
    universal,
    'A function without a body is decorated with linkage type Import.',
  ),
  row(
    'decoration',
    'definition-is-not-import',
    universal,
    'A function with a body is not decorated with linkage type Import.',
  ),
  row(
    'decoration',
    'function-declared-or-defined',
    `${universal}; 2.13 Linkage`,
    'No function that is imported has the name of a function that the module exports: it would have a declaration and a definition.',
    {
      confidence: 'derived',
      notes:
        'The linkage types are Import and Export; functions that an extension lets be merged (LinkOnceODR) are not compared. Names are compared with case.',
    },
  ),
]
