import type { ConsumerAdapter } from './command-consumer.ts'

/** `spirv-reflect`, which says no more of a refusal than that there was one. */
export const spirvReflect: ConsumerAdapter = {
  shape: '{file}',
  arguments: (file) => [file],
  messages: [],
  output: 'none',
}
