import { validate } from '#reference/validate'
import { compose, type Pieces } from './core/pieces.ts'
import { newest } from './newest.ts'

/** Narrow types and pointers to them, in a module that keeps all rules with the storage capability alone. */
export interface NarrowModule extends Pieces {
  /** Capabilities besides Shader, by name; {@link enabling} unless set. */
  readonly with?: string
}

const offsets = (structure: string, ...at: readonly number[]): string =>
  at.map((offset, n) => `OpMemberDecorate ${structure} ${n} Offset ${offset}`).join('\n')

const annotations = `
OpDecorate %block Block
OpDecorate %several ArrayStride 8
${offsets('%inner', 0, 2)}
${offsets('%block', 0, 4, 8, 16, 32)}
`

/** The rules that are blamed, open ones included where `open` says so. */
export function blamed(module: Pieces, open = false): readonly string[] {
  const verdict = validate(compose(module), newest, { open })
  if (verdict.kind === 'unsupported') throw new Error(verdict.why)
  return verdict.kind === 'invalid' ? [...new Set(verdict.blames.map(({ rule }) => rule))] : []
}

/**
 * A compute shader with a block `%block` in StorageBuffer, `%buffer`, whose members are of a narrow type `%n`, a vector
 * `%nv` of two, a structure `%inner` of two `%n`, an array of those, and a `%u32`. `%pn`, `%pv`, `%pi` and
 * `%pw` are pointers into it, `%at_n` and so on such pointers in the function.
 *
 * @param narrow the declaration of `%n`, without its result.
 */
export function narrowModule(narrow: string, enabling: string, module: NarrowModule): Pieces {
  const extensions = `OpExtension "SPV_KHR_8bit_storage"\n${module.extensions ?? ''}`
  const { with: capabilities = enabling, declarations = '', body = '', ...rest } = module
  return {
    ...rest,
    extensions,
    capabilities: ['Shader', ...capabilities.split(' ')]
      .filter((name) => name !== '')
      .map((name) => `OpCapability ${name}`)
      .join('\n'),
    annotations: `${annotations}${module.annotations ?? ''}`,
    declarations: `
%n = ${narrow}
%nv = OpTypeVector %n 2
%inner = OpTypeStruct %n %n
%several = OpTypeArray %inner %u2
%block = OpTypeStruct %n %nv %inner %several %u32
%p_block = OpTypePointer StorageBuffer %block
%pn = OpTypePointer StorageBuffer %n
%pv = OpTypePointer StorageBuffer %nv
%pi = OpTypePointer StorageBuffer %inner
%ps = OpTypePointer StorageBuffer %several
%pw = OpTypePointer StorageBuffer %u32
%i2 = OpConstant %i32 2
%i3 = OpConstant %i32 3
%i4 = OpConstant %i32 4
%buffer = OpVariable %p_block StorageBuffer
${declarations}`,
    body: `
%at_n = OpAccessChain %pn %buffer %i0
%at_v = OpAccessChain %pv %buffer %i1
%at_i = OpAccessChain %pi %buffer %i2
%at_s = OpAccessChain %ps %buffer %i3
%at_u = OpAccessChain %pw %buffer %i4
${body}`,
  }
}
