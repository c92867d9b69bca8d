#version 450
void zero(out float value) { value = 0.0; }
struct Pair { float first; };
void main() {
  Pair pair;
  zero(pair.first);
}
