import type { DebugSetInstruction, DebugSetOperand } from '../../shared/debug-set-rows.ts'

/** What an operand is; a rule is about the operands of one kind or of several. */
export type OpenclOperandKind =
  // A literal that is a number, not an enumerant.
  | 'number'
  | 'language'
  | 'encoding'
  | 'storage-class'
  | 'flags'
  | 'qualifier'
  | 'composite-tag'
  | 'imported-entity-tag'
  | 'operation'
  | 'operation-operand'
  // An OpString.
  | 'name'
  | 'linkage-name'
  | 'source-string'
  | 'macro-string'
  | 'template-name'
  // An OpConstant.
  | 'size'
  | 'offset'
  | 'member-value'
  | 'template-value'
  | 'component-count'
  /** Pairs of a *Value*, an OpConstant, and a *Name*, an OpString. */
  | 'enumerator'
  // A type of the source program.
  | 'base-type'
  | 'return-type'
  | 'parameter-type'
  | 'underlying-type'
  | 'variable-type'
  | 'pointed-member-type'
  | 'actual-type'
  | 'class'
  | 'member'
  | 'composite'
  | 'function-type'
  | 'template-target'
  | 'template-parameter'
  | 'pack-parameter'
  // A place of the source program.
  | 'source'
  | 'scope'
  | 'delimited-scope'
  | 'inlined-at-scope'
  | 'inlined'
  // A function, a variable, what it holds, or what computes that.
  | 'function'
  | 'declaration'
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

/** Operands that are a literal; all others are an `<id>`. */
export const literalKinds: readonly OpenclOperandKind[] = [
  ...(['number', 'language', 'encoding', 'storage-class', 'flags', 'qualifier'] as const),
  ...(['composite-tag', 'imported-entity-tag', 'operation', 'operation-operand'] as const),
]

/** An instruction of the set. */
export interface DebugRow extends DebugSetInstruction<OpenclOperandKind> {
  /** The *Instruction* literal. */
  readonly number: number
}

type OpenclOperand = DebugSetOperand<OpenclOperandKind>

const once = (name: string, kind: OpenclOperandKind): OpenclOperand => ({
  name,
  kind,
  quantifier: '',
})
const optional = (name: string, kind: OpenclOperandKind): OpenclOperand => ({
  name,
  kind,
  quantifier: '?',
})
const list = (name: string, kind: OpenclOperandKind): OpenclOperand => ({
  name,
  kind,
  quantifier: '*',
})

const name = once('Name', 'name')
const source = once('Source', 'source')
const line = once('Line', 'number')
const place = [source, line, once('Column', 'number')] as const
const scope = once('Scope', 'scope')
const linkageName = once('Linkage Name', 'linkage-name')
const size = once('Size', 'size')
const offset = once('Offset', 'offset')
const flags = once('Flags', 'flags')
const baseType = once('Base Type', 'base-type')
const variableType = once('Type', 'variable-type')
const functionType = once('Type', 'function-type')
const localVariable = once('Local Variable', 'local-variable')
const expression = once('Expression', 'expression')
const macroSource = once('Source', 'macro-string')

/** Every instruction, in the order of the numbers from 0 on: the tables of "Instructions". */
const rows: readonly (readonly [string, readonly OpenclOperand[]])[] = [
  ['DebugInfoNone', []],
  [
    'DebugCompilationUnit',
    [
      ...[once('Version', 'number'), once('DWARF version', 'number')],
      ...[source, once('Language', 'language')],
    ],
  ],
  ['DebugTypeBasic', [name, size, once('Encoding', 'encoding')]],
  ['DebugTypePointer', [baseType, once('Storage Class', 'storage-class'), flags]],
  ['DebugTypeQualifier', [baseType, once('Type Qualifier', 'qualifier')]],
  ['DebugTypeArray', [baseType, list('Component Count', 'component-count')]],
  ['DebugTypeVector', [baseType, once('Component Count', 'number')]],
  ['DebugTypedef', [name, baseType, ...place, scope]],
  [
    'DebugTypeFunction',
    [flags, once('Return Type', 'return-type'), list('Parameter Types', 'parameter-type')],
  ],
  [
    'DebugTypeEnum',
    [
      ...[name, once('Underlying Type', 'underlying-type'), ...place, scope, size, flags],
      list('Value, Name', 'enumerator'),
    ],
  ],
  [
    'DebugTypeComposite',
    [
      ...[name, once('Tag', 'composite-tag'), ...place, scope, linkageName, size, flags],
      list('Members', 'member'),
    ],
  ],
  [
    'DebugTypeMember',
    [
      ...[name, variableType, ...place, once('Scope', 'composite'), offset, size, flags],
      optional('Value', 'member-value'),
    ],
  ],
  ['DebugTypeInheritance', [once('Child', 'class'), once('Parent', 'class'), offset, size, flags]],
  ['DebugTypePtrToMember', [once('Member Type', 'pointed-member-type'), once('Parent', 'class')]],
  [
    'DebugTypeTemplate',
    [once('Target', 'template-target'), list('Parameters', 'template-parameter')],
  ],
  [
    'DebugTypeTemplateParameter',
    [name, once('Actual Type', 'actual-type'), once('Value', 'template-value'), ...place],
  ],
  ['DebugTypeTemplateTemplateParameter', [name, once('Template Name', 'template-name'), ...place]],
  [
    'DebugTypeTemplateParameterPack',
    [name, ...place, list('Template parameters', 'pack-parameter')],
  ],
  [
    'DebugGlobalVariable',
    [
      ...[name, variableType, ...place, scope, linkageName],
      ...[once('Variable', 'described-variable'), flags],
      optional('Static Member Declaration', 'static-member'),
    ],
  ],
  ['DebugFunctionDeclaration', [name, functionType, ...place, scope, linkageName, flags]],
  [
    'DebugFunction',
    [
      ...[name, functionType, ...place, scope, linkageName, flags],
      ...[once('Scope Line', 'number'), once('Function', 'function')],
      optional('Declaration', 'declaration'),
    ],
  ],
  ['DebugLexicalBlock', [...place, scope, optional('Name', 'name')]],
  ['DebugLexicalBlockDiscriminator', [source, once('Discriminator', 'number'), scope]],
  ['DebugScope', [once('Scope', 'delimited-scope'), optional('Inlined', 'inlined')]],
  ['DebugNoScope', []],
  ['DebugInlinedAt', [line, once('Scope', 'inlined-at-scope'), optional('Inlined', 'inlined')]],
  [
    'DebugLocalVariable',
    [name, variableType, ...place, scope, flags, optional('ArgNumber', 'number')],
  ],
  ['DebugInlinedVariable', [once('Variable', 'inlined-variable'), once('Inlined', 'inlined')]],
  ['DebugDeclare', [localVariable, once('Variable', 'declared-variable'), expression]],
  ['DebugValue', [localVariable, once('Value', 'value'), expression, list('Indexes', 'index')]],
  ['DebugOperation', [once('Operation', 'operation'), list('Operands', 'operation-operand')]],
  ['DebugExpression', [list('Operation', 'expression-operation')]],
  ['DebugMacroDef', [macroSource, line, name, optional('Value', 'macro-string')]],
  ['DebugMacroUndef', [macroSource, line, once('Macro', 'macro')]],
  [
    'DebugImportedEntity',
    [
      ...[name, once('Tag', 'imported-entity-tag'), source],
      ...[once('Entity', 'imported-entity'), line, once('Column', 'number'), scope],
    ],
  ],
  ['DebugSource', [once('File', 'source-string'), optional('Text', 'source-string')]],
]

/** Every instruction of the set. */
export const debugRows: readonly DebugRow[] = rows.map(([instruction, operands], number) => ({
  number,
  name: instruction,
  operands,
}))

/** Debug Operations: the number of operands of each, in the order of the encodings from 0 on. */
export const operationOperands: readonly (readonly [string, number])[] = [
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
