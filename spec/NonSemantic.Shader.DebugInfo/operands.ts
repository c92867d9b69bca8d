/**
 * The definition that the `<id>` of an operand has to refer to; a rule is about the operands of one kind or of several.
 */
export type DebugOperandKind =
  // An OpString.
  | 'name'
  | 'linkage-name'
  | 'source-string'
  | 'entry-point-string'
  | 'build-identifier'
  | 'storage-path'
  | 'macro-string'
  | 'template-name'
  // An OpConstant of 32-bit integer type.
  | 'line'
  | 'column'
  | 'flags'
  | 'encoding'
  | 'composite-tag'
  | 'imported-entity-tag'
  | 'storage-class'
  | 'language'
  | 'operation'
  | 'debug-version'
  | 'argument-number'
  | 'discriminator'
  | 'vector-component-count'
  | 'fp-encoding'
  // A constant of a type that the text names.
  | 'build-identifier-flags'
  | 'type-qualifier'
  | 'operation-operand'
  | 'op-constant-size'
  | 'size'
  | 'offset'
  | 'matrix-vector-count'
  | 'column-major'
  | 'array-component-count'
  | 'cooperative-dimension'
  | 'member-value'
  | 'template-value'
  /** Pairs of a *Value*, an OpConstant of 32-bit integer type, and a *Name*, an OpString. */
  | 'enumerator'
  // A type of the source program.
  | 'base-type'
  | 'vector-type'
  | 'component-type'
  | 'return-type'
  | 'parameter-type'
  | 'underlying-type'
  | 'variable-type'
  | 'pointed-member-type'
  | 'class'
  | 'member'
  | 'function-type'
  | 'template-target'
  | 'template-parameter'
  | 'actual-type'
  | 'pack-parameter'
  // A scope or a place of the source program.
  | 'source'
  | 'parent'
  | 'scope'
  | 'inlined-at-scope'
  | 'inlined'
  // A function.
  | 'entry-function'
  | 'compilation-unit'
  | 'defined-function'
  | 'definition'
  | 'declaration'
  // A variable, what it holds, or what computes that.
  | 'static-member'
  | 'described-variable'
  | 'inlined-variable'
  | 'local-variable'
  | 'declared-variable'
  | 'value'
  | 'expression'
  | 'index'
  | 'expression-operation'
  | 'macro'
  | 'imported-entity'

/** An operand after *Set* and *Instruction* of the `OpExtInst`. */
export interface DebugOperand {
  readonly name: string
  readonly kind: DebugOperandKind
  /** As printed: once, `?` for "Optional", `*` for a list. */
  readonly quantifier: '' | '?' | '*'
  /** The first version of the set in which the instruction has this operand. */
  readonly since: number
}

/** An instruction of the set. */
export interface DebugInstruction {
  /** The *Instruction* literal. */
  readonly number: number
  readonly name: string
  /** First version of the set that has it. */
  readonly since: number
  readonly operands: readonly DebugOperand[]
}

/** The first and the newest version of the set that the text describes. */
export const [firstVersion, lastVersion] = [100, 101] as const

const since = firstVersion

/** An operand that is there once, by its printed name where that is not its kind's. */
const once = (name: string, kind: DebugOperandKind): DebugOperand => ({
  name,
  kind,
  quantifier: '',
  since,
})

const optional = (name: string, kind: DebugOperandKind): DebugOperand => ({
  ...once(name, kind),
  quantifier: '?',
})

const list = (name: string, kind: DebugOperandKind): DebugOperand => ({
  ...once(name, kind),
  quantifier: '*',
})

const name = once('Name', 'name')
const source = once('Source', 'source')
const line = once('Line', 'line')
const column = once('Column', 'column')
const parent = once('Parent', 'parent')
const flags = once('Flags', 'flags')
const linkageName = once('Linkage Name', 'linkage-name')
const size = once('Size', 'size')
const offset = once('Offset', 'offset')
const baseType = once('Base Type', 'base-type')
const componentType = once('Component Type', 'component-type')
const variableType = once('Type', 'variable-type')
const functionType = once('Type', 'function-type')
const place = [source, line, column] as const

const dimension = (printed: string) => once(printed, 'cooperative-dimension')

type DebugOperandRow = readonly [number, string, readonly DebugOperand[], since?: number]

/** Every instruction, in the order of the numbers. */
const rows: readonly DebugOperandRow[] = [
  [0, 'DebugInfoNone', []],
  [
    1,
    'DebugCompilationUnit',
    [
      once('Version', 'debug-version'),
      once('DWARF version', 'debug-version'),
      source,
      once('Language', 'language'),
    ],
  ],
  [
    2,
    'DebugTypeBasic',
    [
      name,
      once('Size', 'op-constant-size'),
      once('Encoding', 'encoding'),
      flags,
      { ...optional('FPEncoding', 'fp-encoding'), since: 101 },
    ],
  ],
  [3, 'DebugTypePointer', [baseType, once('Storage Class', 'storage-class'), flags]],
  [4, 'DebugTypeQualifier', [baseType, once('Type Qualifier', 'type-qualifier')]],
  [5, 'DebugTypeArray', [baseType, list('Component Count', 'array-component-count')]],
  [6, 'DebugTypeVector', [baseType, once('Component Count', 'vector-component-count')]],
  [7, 'DebugTypedef', [name, baseType, ...place, parent]],
  [
    8,
    'DebugTypeFunction',
    [flags, once('Return Type', 'return-type'), list('Parameter Types', 'parameter-type')],
  ],
  [
    9,
    'DebugTypeEnum',
    [
      name,
      once('Underlying Type', 'underlying-type'),
      ...place,
      parent,
      once('Size', 'op-constant-size'),
      flags,
      list('Value, Name, Value, Name, ...', 'enumerator'),
    ],
  ],
  [
    10,
    'DebugTypeComposite',
    [
      name,
      once('Tag', 'composite-tag'),
      ...place,
      parent,
      linkageName,
      size,
      flags,
      list('Members', 'member'),
    ],
  ],
  [
    11,
    'DebugTypeMember',
    [name, variableType, ...place, offset, size, flags, optional('Value', 'member-value')],
  ],
  [12, 'DebugTypeInheritance', [once('Parent', 'class'), offset, size, flags]],
  [
    13,
    'DebugTypePtrToMember',
    [once('Member Type', 'pointed-member-type'), once('Parent', 'class')],
  ],
  [
    14,
    'DebugTypeTemplate',
    [once('Target', 'template-target'), list('Parameters', 'template-parameter')],
  ],
  [
    15,
    'DebugTypeTemplateParameter',
    [name, once('Actual Type', 'actual-type'), once('Value', 'template-value'), ...place],
  ],
  [
    16,
    'DebugTypeTemplateTemplateParameter',
    [name, once('Template Name', 'template-name'), ...place],
  ],
  [
    17,
    'DebugTypeTemplateParameterPack',
    [name, ...place, list('Template parameters', 'pack-parameter')],
  ],
  [
    18,
    'DebugGlobalVariable',
    [
      name,
      variableType,
      ...place,
      parent,
      linkageName,
      once('Variable', 'described-variable'),
      flags,
      optional('Static Member Declaration', 'static-member'),
    ],
  ],
  [19, 'DebugFunctionDeclaration', [name, functionType, ...place, parent, linkageName, flags]],
  [
    20,
    'DebugFunction',
    [
      name,
      functionType,
      ...place,
      parent,
      linkageName,
      flags,
      once('Scope Line', 'line'),
      optional('Declaration', 'declaration'),
    ],
  ],
  [21, 'DebugLexicalBlock', [...place, parent, optional('Name', 'name')]],
  [22, 'DebugLexicalBlockDiscriminator', [source, once('Discriminator', 'discriminator'), parent]],
  [23, 'DebugScope', [once('Scope', 'scope'), optional('Inlined', 'inlined')]],
  [24, 'DebugNoScope', []],
  [25, 'DebugInlinedAt', [line, once('Scope', 'inlined-at-scope'), optional('Inlined', 'inlined')]],
  [
    26,
    'DebugLocalVariable',
    [name, variableType, ...place, parent, flags, optional('ArgNumber', 'argument-number')],
  ],
  [27, 'DebugInlinedVariable', [once('Variable', 'inlined-variable'), once('Inlined', 'inlined')]],
  [
    28,
    'DebugDeclare',
    [
      once('Local Variable', 'local-variable'),
      once('Variable', 'declared-variable'),
      once('Expression', 'expression'),
      list('Indexes', 'index'),
    ],
  ],
  [
    29,
    'DebugValue',
    [
      once('Local Variable', 'local-variable'),
      once('Value', 'value'),
      once('Expression', 'expression'),
      list('Indexes', 'index'),
    ],
  ],
  [30, 'DebugOperation', [once('Operation', 'operation'), list('Operands', 'operation-operand')]],
  [31, 'DebugExpression', [list('Operation', 'expression-operation')]],
  [
    32,
    'DebugMacroDef',
    [once('Source', 'macro-string'), line, name, optional('Value', 'macro-string')],
  ],
  [33, 'DebugMacroUndef', [once('Source', 'macro-string'), line, once('Macro', 'macro')]],
  [
    34,
    'DebugImportedEntity',
    [
      name,
      once('Tag', 'imported-entity-tag'),
      source,
      once('Entity', 'imported-entity'),
      line,
      column,
      parent,
    ],
  ],
  [35, 'DebugSource', [once('File', 'source-string'), optional('Text', 'source-string')]],
  [
    101,
    'DebugFunctionDefinition',
    [once('Function', 'defined-function'), once('Definition', 'definition')],
  ],
  [102, 'DebugSourceContinued', [once('Text', 'source-string')]],
  [
    103,
    'DebugLine',
    [
      source,
      once('Line Start', 'line'),
      once('Line End', 'line'),
      once('Column Start', 'column'),
      once('Column End', 'column'),
    ],
  ],
  [104, 'DebugNoLine', []],
  [
    105,
    'DebugBuildIdentifier',
    [once('Identifier', 'build-identifier'), once('Flags', 'build-identifier-flags')],
  ],
  [106, 'DebugStoragePath', [once('Path', 'storage-path')]],
  [
    107,
    'DebugEntryPoint',
    [
      once('Entry Point', 'entry-function'),
      once('Compilation Unit', 'compilation-unit'),
      once('Compiler Signature', 'entry-point-string'),
      once('Command-line Arguments', 'entry-point-string'),
    ],
  ],
  [
    108,
    'DebugTypeMatrix',
    [
      once('Vector Type', 'vector-type'),
      once('Vector Count', 'matrix-vector-count'),
      once('Column Major', 'column-major'),
    ],
  ],
  [109, 'DebugTypeVectorIdEXT', [componentType, dimension('Component Count')], 101],
  [
    110,
    'DebugTypeCooperativeMatrixKHR',
    [componentType, dimension('Scope'), dimension('Rows'), dimension('Columns'), dimension('Use')],
    101,
  ],
]

/** Every instruction of the text, by ascending number. */
export const debugInstructions: readonly DebugInstruction[] = rows.map(
  ([number, instruction, operands, first = firstVersion]) => ({
    number,
    name: instruction,
    since: first,
    operands,
  }),
)

/** Debug Operations: name and number of operands of each, in the order of the encodings from 0 on. */
export const debugOperations: readonly (readonly [string, number])[] = [
  ['Deref', 0],
  ['Plus', 0],
  ['Minus', 0],
  ['PlusUconst', 1],
  ['BitPiece', 2],
  ['Swap', 0],
  ['Xderef', 0],
  ['StackValue', 0],
  ['Constu', 1],
  ['Fragment', 2],
]
