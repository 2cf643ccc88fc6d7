// What a stylesheet is for tests.
