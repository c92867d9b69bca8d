import type { ConsumerAdapter } from './command-consumer.ts'
import { hasShader } from './has-shader.ts'
import { spirvCrossMessages } from './spirv-cross-messages.ts'

/** `spirv-cross`: GLSL for Vulkan where there is a shader to write, the reflection of the module where there is none. */
export const spirvCross: ConsumerAdapter = {
  shape: '{file} -V --version 460 (or --reflect where no shader is)',
  arguments: (file, { module }) => [
    file,
    ...(hasShader(module) ? ['-V', '--version', '460'] : ['--reflect']),
  ],
  messages: spirvCrossMessages,
  output: 'none',
}
