#version 450
layout(location = 0) flat in int place;
layout(location = 0) out float color;
void main() {
  float sum = 0.0;
  switch (place) {
    case 1: case 2: sum = 1.0; break;
    case 3: case 4: sum = 2.0; break;
    case 5: sum += 3.0;
    case 6: sum += 4.0; break;
    default: break;
  }
  color = sum;
}
