import type { Wording } from './wording.ts'

const clspv = 'NonSemantic.ClspvReflection'
const debugInfo = 'NonSemantic.Shader.DebugInfo'
const openClDebugInfo = 'OpenCL.DebugInfo.100'

/** Wordings of the open rules of extended instruction sets. */
export const wordingsOfSets: Readonly<Record<string, Wording>> = {
  [`${debugInfo}/forward-references-are-members`]: {
    strict:
      'A forward reference of an OpExtInstWithForwardRefsKHR must be one of the Members of a DebugTypeComposite.',
    lax: 'Any operand of an OpExtInstWithForwardRefsKHR may be a forward reference.',
  },
  [`${debugInfo}/other-instructions-are-before-the-functions`]: {
    strict: 'All other instructions of this set must appear before the first OpFunction.',
    lax: 'All other instructions of this set may appear anywhere after the annotations; they are best placed before the first OpFunction.',
  },
  [`${debugInfo}/declared-variable-is-an-op-variable`]: {
    strict: 'Variable must be an OpVariable; an OpFunctionParameter is described by DebugValue.',
    lax: 'Variable may be an OpVariable, an OpUntypedVariableKHR, or an OpFunctionParameter.',
  },
  [`${debugInfo}/debug-info-none-replaces-debug-information`]: {
    strict:
      'DebugInfoNone must not be used as an operand that is a string, constant, value, variable, or function of the module, unless the description of that operand allows it.',
    lax: 'DebugInfoNone may be used as any operand, also as one that is a string, constant, value, variable, or function of the module.',
  },
  [`${debugInfo}/opaque-composite-has-no-members`]: {
    strict: 'If Size is DebugInfoNone, the type is opaque and must have no Members.',
    lax: 'Size may be DebugInfoNone where the size of a type is unknown, whether it has Members or not.',
  },
  [`${openClDebugInfo}/debug-info-none-replaces-debug-information`]: {
    strict:
      'An operand that names an OpString, a constant, a value, a variable, or a function must not be a DebugInfoNone, unless its description says so.',
    lax: 'An operand that names an OpString, a constant, a value, a variable, or a function may be a DebugInfoNone, as all others.',
  },
  [`${openClDebugInfo}/opaque-composite-has-no-members`]: {
    strict: 'A DebugTypeComposite whose Size is DebugInfoNone must have no Members operands.',
    lax: 'A DebugTypeComposite with Members operands may have a Size of DebugInfoNone if its size is unknown.',
  },
  [`${openClDebugInfo}/opaque-composite-name-begins-with-at`]: {
    strict: 'If Size is DebugInfoNone, the type is opaque and Name must start with @.',
    lax: 'If Size is DebugInfoNone because the size is unknown, Name need not start with @.',
  },
  [`${openClDebugInfo}/expression-finds-what-it-pops`]: {
    strict: 'Each operation must find the entries that it pops on the stack.',
    lax: 'An operation may find fewer entries on the stack than it pops; the expression then describes nothing.',
  },
  [`${openClDebugInfo}/macro-with-parameters-has-no-blanks`]: {
    strict:
      'The name of a function-like macro must have no whitespace, and its last character must be the right parenthesis.',
    lax: 'The name of a function-like macro may have whitespace, which does not change its meaning.',
  },
  [`${openClDebugInfo}/code-instructions-are-in-a-function`]: {
    strict: 'DebugScope, DebugNoScope, DebugDeclare, and DebugValue must appear within a function.',
    lax: 'DebugScope, DebugNoScope, DebugDeclare, and DebugValue may appear anywhere; outside of a function they say nothing.',
  },
  [`${openClDebugInfo}/other-instructions-are-before-the-functions`]: {
    strict:
      'All other instructions of this extended instruction set must be located before the first OpFunction.',
    lax: 'All other instructions of this extended instruction set may be located anywhere after the annotations; before the first OpFunction is the best place.',
  },
  [`${openClDebugInfo}/declared-variable-is-an-op-variable`]: {
    strict:
      'Variable must be the id of an OpVariable, also where the local variable is a formal parameter.',
    lax: 'Variable may be the id of whatever declares the local variable: an OpVariable, an OpUntypedVariableKHR, or an OpFunctionParameter.',
  },
  [`${clspv}/import-name-carries-a-version`]: {
    strict: 'The name of an import of this set must end in a period and a version.',
    lax: 'The name NonSemantic.ClspvReflection without a version may be imported; it names no instructions of this set.',
  },
  [`${clspv}/kernel-unused-arguments-are-not-reflected`]: {
    strict: 'There must be no reflection instruction for an argument that the kernel does not use.',
    lax: 'There may be no reflection instruction for an argument that the kernel does not use; one that is there is valid.',
  },
  [`${clspv}/ordinal-is-below-num-arguments`]: {
    strict: 'Ordinal must be less than the NumArguments of Kernel.',
    lax: 'NumArguments need not be greater than each Ordinal; it counts arguments of the source.',
  },
}
