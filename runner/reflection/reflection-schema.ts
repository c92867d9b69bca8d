import { z } from 'zod'
import { descriptorTypeNames } from './descriptor-types.ts'
import { type Mismatch, mismatchCodes } from './mismatch.ts'
import type {
  ArgumentRow,
  KernelRow,
  ModuleReflection,
  PrintfRow,
  ReflectedInstruction,
  ResourceRow,
  SpecConstantRow,
} from './module-reflection.ts'

const id = z.int().nonnegative()
const value = z.union([z.number(), z.string()])
const ids = z.array(id).readonly()
const instruction = { kind: z.string(), word: id }

const rows: z.ZodType<readonly ReflectedInstruction[]> = z
  .array(z.object(instruction).catchall(value))
  .readonly()

const operands = z.record(z.string(), value)

const argumentRows: z.ZodType<readonly ArgumentRow[]> = z
  .array(
    z
      .object({ ...instruction, info: operands.exactOptional() })
      .catchall(z.union([value, operands])),
  )
  .readonly()

const kernels: z.ZodType<readonly KernelRow[]> = z
  .array(
    z.strictObject({
      name: z.string(),
      function: id,
      word: id,
      numArguments: id.exactOptional(),
      flags: id.exactOptional(),
      attributes: z.string().exactOptional(),
      requiredWorkgroupSize: ids.exactOptional(),
    }),
  )
  .readonly()

const resources: z.ZodType<readonly ResourceRow[]> = z
  .array(
    z.strictObject({
      descriptorSet: id,
      binding: id,
      descriptorType: z.enum(descriptorTypeNames),
      kernel: z.string().exactOptional(),
      kinds: z.array(z.string()).readonly(),
      variables: ids,
      mask: id.exactOptional(),
    }),
  )
  .readonly()

const specConstants: z.ZodType<readonly SpecConstantRow[]> = z
  .array(
    z.strictObject({
      kind: z.string(),
      operand: z.string(),
      kernel: z.string().exactOptional(),
      ordinal: id.exactOptional(),
      specId: id,
      constants: ids,
    }),
  )
  .readonly()

const strings: z.ZodType<readonly PrintfRow[]> = z
  .array(
    z.strictObject({
      id: id.exactOptional(),
      format: z.string().exactOptional(),
      argumentSizes: z.array(id.nullable()).readonly(),
    }),
  )
  .readonly()

const mismatches: z.ZodType<readonly Mismatch[]> = z
  .array(
    z.strictObject({
      class: z.literal('semantics'),
      code: z.enum(mismatchCodes),
      word: id,
      kernel: z.string().exactOptional(),
      message: z.string(),
    }),
  )
  .readonly()

/** The fields of a reflection as JSON. */
export const reflectionShape = {
  versions: z.array(z.string()).readonly(),
  kernels,
  arguments: argumentRows,
  resources,
  pushConstants: rows,
  specConstants,
  constantData: rows,
  printf: z.strictObject({ buffers: rows, strings }).readonly(),
  mismatches,
} satisfies { readonly [F in keyof ModuleReflection]: z.ZodType<ModuleReflection[F]> }
