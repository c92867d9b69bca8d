import { constant, slotOf } from './pieces.ts'

/** A way from the resource heap to a descriptor, which ends in `%reached`. */
export interface Path {
  readonly body: string
  readonly annotations?: string
  readonly declarations?: string
}

const chain = `OpUntypedAccessChainKHR ${constant}`
const copy = `OpCopyObject ${constant}`
const heap = '%resource_heap'

/** Ways to a descriptor of that type, by name. */
export function pathsTo(descriptor: string): Readonly<Record<string, Path>> {
  const record = `%record_uint_and_${descriptor}`
  const sized = `%stride_id64_${descriptor}_array4`
  const records = {
    annotations: 'OpDecorateId %records ArrayStrideIdEXT %uint_512',
    declarations: `%records = OpTypeRuntimeArray ${record}`,
  }
  const arrays = {
    annotations: 'OpDecorateId %arrays ArrayStrideIdEXT %uint_256',
    declarations: `%arrays = OpTypeRuntimeArray ${sized}`,
  }
  const inBounds = chain.replace('AccessChain', 'InBoundsAccessChain')
  return {
    element: { body: `%reached = ${slotOf(descriptor)}` },
    'element-in-bounds': { body: `%reached = ${inBounds} %heap_of_${descriptor} ${heap} %uint_2` },
    'without-indexes': { body: `%reached = ${chain} %${descriptor} ${heap}` },
    'element-of-sized-array': { body: `%reached = ${chain} ${sized} ${heap} %uint_3` },
    'element-of-element': {
      ...arrays,
      body: `%reached = ${chain} %arrays ${heap} %uint_5 %uint_1`,
    },
    member: { body: `%reached = ${chain} ${record} ${heap} %uint_1` },
    'member-of-element': {
      ...records,
      body: `%reached = ${chain} %records ${heap} %uint_7 %uint_1`,
    },
    'in-two-steps': {
      ...records,
      body: `%first = ${chain} %records ${heap} %uint_7\n%reached = ${chain} ${record} %first %uint_1`,
    },
    'in-three-steps': {
      ...arrays,
      body: `%first = ${chain} %arrays ${heap}
%second = ${chain} %arrays %first %uint_1
%reached = ${chain} ${sized} %second %uint_2`,
    },
    'other-type-in-between': {
      body: `%first = ${slotOf('sampler')}\n%reached = ${slotOf(descriptor, '%first')}`,
    },
    'from-a-copy': { body: `%first = ${copy} ${heap}\n%reached = ${slotOf(descriptor, '%first')}` },
    copied: { body: `%first = ${slotOf(descriptor)}\n%reached = ${copy} %first` },
    'copied-again-and-again': {
      body: `%first = ${copy} ${heap}
%second = ${copy} %first
%third = ${slotOf(descriptor, '%second')}
%fourth = ${copy} %third
%reached = ${copy} %fourth`,
    },
  }
}

/** Several ways in one module: where each ends, the lines of all, and what they need once each. */
export function together(paths: readonly Path[]): Path & { readonly ends: readonly string[] } {
  const once = (of: (path: Path) => string | undefined) =>
    [...new Set(paths.flatMap((path) => of(path) ?? []))].join('\n')
  const own = /%(?=(?:reached|first|second|third|fourth)\b)/g
  return {
    annotations: once(({ annotations }) => annotations),
    declarations: once(({ declarations }) => declarations),
    body: paths.map(({ body }, at) => body.replaceAll(own, `%path_${at}_`)).join('\n'),
    ends: paths.map((_, at) => `%path_${at}_reached`),
  }
}
