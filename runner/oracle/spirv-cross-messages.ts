import type { MessageRow } from './message-row.ts'

/**
 * How SPIRV-Cross says that it cannot translate something, which is not a statement about the module; and how it says
 * that it failed itself. It tells everything by exceptions that end it with exit code 1. Tested with the real tool.
 */
export const spirvCrossMessages: readonly MessageRow[] = [
  { pattern: /threw an exception: .*\bnot( yet)? supported\b/, means: 'unsupported' },
  { pattern: /threw an exception: .*\b(currently )?only supported for\b/, means: 'unsupported' },
  { pattern: /threw an exception: Only .* are supported\.$/, means: 'unsupported' },
  { pattern: /threw an exception: Only .* textures supported\.$/, means: 'unsupported' },
  { pattern: /threw an exception: Unsupported scope for \w+ opcode\.$/, means: 'unsupported' },
  { pattern: /threw an exception: .*\brequires ((Vulkan )?GLSL|MSL \d)\b/, means: 'unsupported' },
  {
    pattern: /threw an exception: Only Logical addressing model can be used with HLSL\.$/,
    means: 'unsupported',
  },
  { pattern: /threw an exception: .* cannot be expressed with either HLSL /, means: 'unsupported' },
  { pattern: /threw an exception: Unsupported execution model\.$/, means: 'unsupported' },
  { pattern: /threw an exception: .* for high level languages\.$/, means: 'unsupported' },
  {
    pattern: /threw an exception: .* (does not exist in|is not yet implemented for) HLSL\.$/,
    means: 'unsupported',
  },
  { pattern: /threw an exception: .* only support \d+x\d+ /, means: 'unsupported' },
  {
    pattern: /threw an exception: Unsupported operation on .* in MSL backend\.$/,
    means: 'unsupported',
  },
  // Both languages lack built-ins, stages and instructions of SPIR-V.
  { pattern: /threw an exception: Unsupported builtin in HLSL(: \d+)?\.?$/, means: 'unsupported' },
  { pattern: /threw an exception: Cannot trivially implement .* in HLSL\.$/, means: 'unsupported' },
  { pattern: /threw an exception: .* is only supported in /, means: 'unsupported' },
  {
    pattern: /threw an exception: Metal (does(n't| not) support|only supports) /,
    means: 'unsupported',
  },
  { pattern: /threw an exception: MSL cannot emit /, means: 'unsupported' },
  {
    pattern: /threw an exception: .* are not available in this type of function\.$/,
    means: 'unsupported',
  },
  { pattern: /threw an exception: .* requires argument buffer tier \d/, means: 'unsupported' },
  {
    pattern: /threw an exception: There is no entry point in the SPIR-V module\.$/,
    means: 'unsupported',
  },
  // Encodings and widths of floats that it does not know.
  { pattern: /threw an exception: Unrecognized FP encoding mode for /, means: 'unsupported' },
  { pattern: /threw an exception: Invalid encoding for OpTypeFloat 8\.$/, means: 'unsupported' },
  {
    pattern: /threw an exception: Unrecognized bit-width of floating point type\.$/,
    means: 'unsupported',
  },
  // It takes an instruction that it has no case for to be one of a block, also where no block is open.
  { pattern: /threw an exception: Currently no block to insert opcode\.$/, means: 'unsupported' },
  // An object that it had to have made itself is not there, or is another one.
  { pattern: /threw an exception: (nullptr|Bad cast)$/, means: 'crash' },
]
