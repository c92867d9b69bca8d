import type { OperandFact } from '../rule.ts'

/** An instruction of the set with the operands after *Set* and *Instruction*, by their printed names. */
export interface OpenClDebugInstruction {
  /** The *Instruction* literal. */
  readonly number: number
  readonly name: string
  readonly operands: readonly OperandFact[]
}

const operand = (kind: string, name: string): OperandFact => ({ kind, quantifier: '', name })
const id = (name: string): OperandFact => operand('IdRef', name)
const literal = (name: string): OperandFact => operand('LiteralInteger', name)
const optional = (fact: OperandFact): OperandFact => ({ ...fact, quantifier: '?' })
const list = (fact: OperandFact): OperandFact => ({ ...fact, quantifier: '*' })

const [name, source, scope, size] = [id('Name'), id('Source'), id('Scope'), id('Size')]
const [baseType, type, linkageName] = [id('Base Type'), id('Type'), id('Linkage Name')]
const [offset, inlined, expression] = [id('Offset'), id('Inlined'), id('Expression')]
const [line, column] = [literal('Line'), literal('Column')]
const flags = operand('DebugInfoFlags', 'Flags')
const place = [source, line, column]

/** Every instruction of the text. */
const rows: readonly (readonly [number, string, readonly OperandFact[]])[] = [
  [0, 'DebugInfoNone', []],
  [
    1,
    'DebugCompilationUnit',
    [literal('Version'), literal('DWARF version'), source, operand('SourceLanguage', 'Language')],
  ],
  [2, 'DebugTypeBasic', [name, size, operand('DebugBaseTypeAttributeEncoding', 'Encoding')]],
  [3, 'DebugTypePointer', [baseType, operand('StorageClass', 'Storage Class'), flags]],
  [4, 'DebugTypeQualifier', [baseType, operand('DebugTypeQualifier', 'Type Qualifier')]],
  [5, 'DebugTypeArray', [baseType, list(id('Component Count'))]],
  [6, 'DebugTypeVector', [baseType, literal('Component Count')]],
  [7, 'DebugTypedef', [name, baseType, ...place, scope]],
  [8, 'DebugTypeFunction', [flags, id('Return Type'), list(id('Parameter Types'))]],
  [
    9,
    'DebugTypeEnum',
    [
      name,
      id('Underlying Type'),
      ...place,
      scope,
      size,
      flags,
      list(operand('PairIdRefIdRef', 'Value, Name, Value, Name, ...')),
    ],
  ],
  [
    10,
    'DebugTypeComposite',
    [
      name,
      operand('DebugCompositeType', 'Tag'),
      ...place,
      scope,
      linkageName,
      size,
      flags,
      list(id('Members')),
    ],
  ],
  [
    11,
    'DebugTypeMember',
    [name, type, ...place, scope, offset, size, flags, optional(id('Value'))],
  ],
  [12, 'DebugTypeInheritance', [id('Child'), id('Parent'), offset, size, flags]],
  [13, 'DebugTypePtrToMember', [id('Member Type'), id('Parent')]],
  [14, 'DebugTypeTemplate', [id('Target'), list(id('Parameters'))]],
  [15, 'DebugTypeTemplateParameter', [name, id('Actual Type'), id('Value'), ...place]],
  [16, 'DebugTypeTemplateTemplateParameter', [name, id('Template Name'), ...place]],
  [17, 'DebugTypeTemplateParameterPack', [name, ...place, list(id('Template parameters'))]],
  [
    18,
    'DebugGlobalVariable',
    [
      name,
      type,
      ...place,
      scope,
      linkageName,
      id('Variable'),
      flags,
      optional(id('Static Member Declaration')),
    ],
  ],
  [19, 'DebugFunctionDeclaration', [name, type, ...place, scope, linkageName, flags]],
  [
    20,
    'DebugFunction',
    [
      name,
      type,
      ...place,
      scope,
      linkageName,
      flags,
      literal('Scope Line'),
      id('Function'),
      optional(id('Declaration')),
    ],
  ],
  [21, 'DebugLexicalBlock', [...place, scope, optional(name)]],
  [22, 'DebugLexicalBlockDiscriminator', [source, literal('Discriminator'), scope]],
  [23, 'DebugScope', [scope, optional(inlined)]],
  [24, 'DebugNoScope', []],
  [25, 'DebugInlinedAt', [line, scope, optional(inlined)]],
  [26, 'DebugLocalVariable', [name, type, ...place, scope, flags, optional(literal('ArgNumber'))]],
  [27, 'DebugInlinedVariable', [id('Variable'), inlined]],
  [28, 'DebugDeclare', [id('Local Variable'), id('Variable'), expression]],
  [29, 'DebugValue', [id('Local Variable'), id('Value'), expression, list(id('Indexes'))]],
  [30, 'DebugOperation', [operand('DebugOperation', 'Operation'), list(literal('Operands'))]],
  [31, 'DebugExpression', [list(id('Operation'))]],
  [32, 'DebugMacroDef', [source, line, name, optional(id('Value'))]],
  [33, 'DebugMacroUndef', [source, line, id('Macro')]],
  [
    34,
    'DebugImportedEntity',
    [name, operand('DebugImportedEntity', 'Tag'), source, id('Entity'), line, column, scope],
  ],
  [35, 'DebugSource', [id('File'), optional(id('Text'))]],
]

/** Every instruction of the text, by ascending number. */
export const debugInstructions: readonly OpenClDebugInstruction[] = rows.map(
  ([number, instruction, operands]) => ({ number, name: instruction, operands }),
)
