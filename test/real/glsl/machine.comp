#version 450
layout(local_size_x = 16) in;
layout(constant_id = 4) const uint rounds = 40;
layout(std430, binding = 0) readonly buffer Program { uint program[64]; };
layout(std430, binding = 1) buffer Results { uint results[64]; };
layout(push_constant) uniform Start { uint seed; uint more[3]; };

void main() {
  uint i = gl_LocalInvocationIndex;
  uint stack[8];
  for (uint n = 0u; n < 8u; n++) stack[n] = seed + n * i;
  uint top = 7u, at = i, steps = 0u;
  while (steps++ < rounds) {
    uint word = program[at & 63u];
    at++;
    switch (word & 15u) {
      case 0u: stack[top] += word >> 4; break;
      case 1u: stack[top] *= 2654435761u; break;
      case 2u: top = (top + 1u) & 7u;
      case 3u: stack[top] ^= stack[(top + 1u) & 7u]; break;
      case 4u:
        if (stack[top] == 0u) continue;
        stack[top] = word / stack[top];
        break;
      case 5u: at += word >> 30; continue;
      case 6u: for (uint k = word >> 29; k > 0u; --k) stack[k] -= stack[k - 1u]; break;
      case 7u: { uint other = stack[0]; stack[0] = stack[top]; stack[top] = other; } break;
      case 15u: steps += 5u; break;
      default: stack[(word >> 8) & 7u] = ~word; top = (top - 1u) & 7u;
    }
  }
  for (uint n = 0u; n < 4u; n++) results[4u * i + n] = stack[n] + stack[n + 4u] * more[n % 3u];
}
