import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { readReflection } from '#runner/reflection/read-reflection'
import { environmentByName } from '#spec/environments'
import { newest } from '../../reference/newest.ts'

/** Parts of a module of two kernels, `fill` and `copy`; each a number of lines. */
export interface ReflectedParts {
  readonly capabilities?: string
  readonly strings?: string
  readonly modes?: string
  readonly annotations?: string
  readonly types?: string
  /** In the body of `fill`. */
  readonly fill?: string
  /** In the body of `copy`. */
  readonly copy?: string
  /** `R` is an abbreviation of `OpExtInst %void %set`. */
  readonly reflection?: string
}

const localSizes = `OpExecutionMode %fill LocalSize 8 4 1
OpExecutionMode %copy LocalSize 1 1 1`

/** The text of a module. `%uint_<n>` is declared where it is used. */
export function reflected(parts: ReflectedParts): string {
  const {
    capabilities = '',
    strings = '',
    annotations = '',
    types = '',
    modes = localSizes,
  } = parts
  const reflection = (parts.reflection ?? '').replaceAll(/\bR\b/g, 'OpExtInst %void %set')
  const used = `${types} ${parts.fill} ${parts.copy} ${reflection} %uint_8 %uint_0`
  const numbers = new Set(Array.from(used.matchAll(/%uint_(\d+)/g), ([, number]) => number))
  return `OpCapability Shader
${capabilities}
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.ClspvReflection.6"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %fill "fill"
OpEntryPoint GLCompute %copy "copy"
${modes}
%name_fill = OpString "fill"
%name_copy = OpString "copy"
%none = OpString ""
${strings}
${annotations}
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%v2uint = OpTypeVector %uint 2
%v3uint = OpTypeVector %uint 3
%v4float = OpTypeVector %float 4
%action = OpTypeFunction %void
${[...numbers].map((number) => `%uint_${number} = OpConstant %uint ${number}`).join('\n')}
${types}
%fill = OpFunction %void None %action
%fill_entry = OpLabel
${parts.fill ?? ''}
OpReturn
OpFunctionEnd
%copy = OpFunction %void None %action
%copy_entry = OpLabel
${parts.copy ?? ''}
OpReturn
OpFunctionEnd
%kernel = OpExtInst %void %set Kernel %fill %name_fill %uint_8 %uint_0 %none
%kernel_copy = OpExtInst %void %set Kernel %copy %name_copy %uint_8 %uint_0 %none
${reflection}
`
}

const environment = environmentByName('spv1.3') ?? newest

/** The words of a text, for SPIR-V 1.3. */
export function wordsOf(text: string): Uint32Array {
  const made = assemble(text, { version: environment.version })
  if (made.kind === 'faulty') throw new Error(JSON.stringify(made.errors))
  return made.words
}

/** Codes of the mismatches of a module, and why it is not valid where it is not. */
export function codesOf(text: string): readonly string[] {
  const words = wordsOf(text)
  const verdict = validate(words, environment)
  const { mismatches } = readReflection(decode(words, environment).module, true)
  const codes = mismatches.map(({ code }) => code)
  return verdict.kind === 'valid' ? codes : [...codes, JSON.stringify(verdict)]
}
