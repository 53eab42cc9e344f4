/* The module danxi._reader: makes entities from JSON text, without the dicts that lie between the two in Python.
 *
 * The module is optional, and it knows usual text only. For everything else, such as invalid JSON, a missing field, an integer that
 * does not fit into 60 bits or half a surrogate pair, read() returns NotImplemented. The package then reads the text in Python, which
 * returns the value or raises the error. So both ways have the same results.
 *
 * The module uses the stable ABI of CPython 3.9 and later (abi3). It has no static objects, and keeps nothing after a call. */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    MAX_DEPTH = 64,
    MAX_FIELDS = 256,
    MAX_INT_DIGITS = 18,
    /* The longest string that is kept for further use, and the number of such strings. */
    MAX_KEPT = 40,
    KEPT = 256,
};

/* ---- Forms ---- */

/* The container of a value, and what is in it: JSON values if `target` is NULL, entities if it is a form, times if it is the object
 * that stands for them, and otherwise the values that a Python function returns for JSON values. */
typedef struct {
    enum { SINGLE, LIST, TUPLE, MAPPING } container;
    enum { JSON, ENTITY, TIME, CONVERTED } kind;
    PyObject *target;
} Shape;

typedef struct {
    const char *name;
    Py_ssize_t length;
    PyObject *key; /* the bytes of `name` */
    PyObject *member;
    descrsetfunc set;
    bool is_required;
    Shape shape;
} Field;

/* How to make the entities of a class. */
typedef struct {
    PyObject_HEAD PyTypeObject *made;
    allocfunc alloc;
    Py_ssize_t count;
    Field *fields;
} Form;

/* What read() needs to make times: the class, the slot for its text, and the function that returns a time zone. */
typedef struct {
    PyTypeObject *form;
    PyTypeObject *stamp;
    PyObject *text;
    descrsetfunc set_text;
    newfunc make;
    PyObject *zone;
} State;

static void drop_fields(Form *form) {
    Py_ssize_t count = form->count;
    Field *fields = form->fields;
    form->count = 0;
    form->fields = NULL;
    for (Py_ssize_t index = 0; index < count; index++) {
        Py_XDECREF(fields[index].key);
        Py_XDECREF(fields[index].member);
        Py_XDECREF(fields[index].shape.target);
    }
    PyMem_Free(fields);
}

static int form_traverse(PyObject *self, visitproc visit, void *arg) {
    Form *form = (Form *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(form->made);
    for (Py_ssize_t index = 0; index < form->count; index++) {
        Py_VISIT(form->fields[index].member);
        Py_VISIT(form->fields[index].shape.target);
    }
    return 0;
}

static int form_clear(PyObject *self) {
    Form *form = (Form *)self;
    drop_fields(form);
    Py_CLEAR(form->made);
    return 0;
}

static void form_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    form_clear(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* Form(class) */
static PyObject *form_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *made;
    if (keywords && PyDict_Size(keywords) > 0) {
        PyErr_SetString(PyExc_TypeError, "Form() takes no keyword arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "O!", &PyType_Type, &made)) return NULL;
    Form *form = (Form *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (!form) return NULL;
    form->alloc = (allocfunc)PyType_GetSlot((PyTypeObject *)made, Py_tp_alloc);
    if (!form->alloc) {
        Py_DECREF(form);
        return NULL;
    }
    Py_INCREF(made);
    form->made = (PyTypeObject *)made;
    return (PyObject *)form;
}

/* Form.set_fields([(key, member, is_required, container, kind, target), …]), in the order in which JSON objects usually have them. It is
 * a function of its own because forms can refer to each other. */
static PyObject *form_set_fields(PyObject *self, PyObject *list) {
    Form *form = (Form *)self;
    Py_ssize_t count = PyList_Check(list) ? PyList_Size(list) : -1;
    if (count < 0 || count > MAX_FIELDS || form->fields) {
        PyErr_SetString(PyExc_ValueError, "set_fields() takes a list of at most 256 fields, once");
        return NULL;
    }
    Field *fields = PyMem_Calloc((size_t)count + 1, sizeof(Field));
    if (!fields) return PyErr_NoMemory();
    form->fields = fields;
    for (; form->count < count; form->count++) {
        Field *field = &fields[form->count];
        PyObject *key, *member, *target;
        int is_required, container, kind;
        if (!PyArg_ParseTuple(PyList_GetItem(list, form->count), "SOpiiO", &key, &member, &is_required, &container,
                              &kind, &target))
            goto failed;
        descrsetfunc set = (descrsetfunc)PyType_GetSlot(Py_TYPE(member), Py_tp_descr_set);
        if (!set || container < SINGLE || container > MAPPING || kind < JSON || kind > CONVERTED ||
            (kind == ENTITY && Py_TYPE(target) != Py_TYPE(self))) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "set_fields() got an invalid field");
            goto failed;
        }
        Py_INCREF(key);
        Py_INCREF(member);
        Py_INCREF(target);
        *field = (Field){PyBytes_AsString(key), PyBytes_Size(key),        key, member, set,
                         is_required != 0,      {container, kind, target}};
    }
    Py_RETURN_NONE;
failed:
    drop_fields(form);
    return NULL;
}

/* ---- Reading ---- */

typedef enum { TEXT_KEPT, INT_KEPT, TIME_KEPT } KeptKind;

/* A value that was made from a part of the text. Equal parts get the same value, which saves time and memory: the entities of a list
 * often have values in common, such as the time of creation and of the last change. */
typedef struct {
    const char *start;
    Py_ssize_t length;
    KeptKind kind;
    PyObject *value;
} Kept;

/* The functions that read return NULL if the text is not usual, or if an exception was raised. */
typedef struct {
    const char *at;
    const char *end;
    State *state;
    int depth;
    Kept kept[KEPT];
    /* The last time zone, and its text. */
    char zone_text[6];
    PyObject *zone;
} Reader;

static PyObject *read_json(Reader *reader);

static void skip_space(Reader *reader) {
    while (*reader->at == ' ' || *reader->at == '\n' || *reader->at == '\t' || *reader->at == '\r') reader->at++;
}

/* Skips space and the character `expected`. The text ends with a NUL, which is never expected. */
static bool skip(Reader *reader, char expected) {
    skip_space(reader);
    if (*reader->at != expected) return false;
    reader->at++;
    return true;
}

static Kept *kept(Reader *reader, KeptKind kind, const char *start, Py_ssize_t length) {
    uint64_t first = 0, last = 0;
    size_t part = length < 8 ? (size_t)length : 8;
    memcpy(&first, start, part);
    memcpy(&last, start + length - part, part);
    uint64_t hash = (first ^ (last << 1 | last >> 63) ^ (uint64_t)length << 8 ^ (uint64_t)kind) * 0x9E3779B97F4A7C15;
    return &reader->kept[hash >> 56];
}

static bool is_kept(const Kept *entry, KeptKind kind, const char *start, Py_ssize_t length) {
    return entry->value && entry->kind == kind && entry->length == length &&
           !memcmp(entry->start, start, (size_t)length);
}

static PyObject *keep(Kept *entry, KeptKind kind, const char *start, Py_ssize_t length, PyObject *value) {
    if (!value) return NULL;
    PyObject *old = entry->value;
    Py_INCREF(value);
    *entry = (Kept){start, length, kind, value};
    Py_XDECREF(old);
    return value;
}

static int hex(const char *digits) {
    int value = 0;
    for (int index = 0; index < 4; index++) {
        char digit = digits[index];
        if (digit >= '0' && digit <= '9')
            value = value << 4 | (digit - '0');
        else if (digit >= 'a' && digit <= 'f')
            value = value << 4 | (digit - 'a' + 10);
        else if (digit >= 'A' && digit <= 'F')
            value = value << 4 | (digit - 'A' + 10);
        else
            return -1;
    }
    return value;
}

static char *write_utf8(char *to, int point) {
    if (point < 0x80) {
        *to++ = (char)point;
    } else if (point < 0x800) {
        *to++ = (char)(0xC0 | point >> 6);
        *to++ = (char)(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        *to++ = (char)(0xE0 | point >> 12);
        *to++ = (char)(0x80 | (point >> 6 & 0x3F));
        *to++ = (char)(0x80 | (point & 0x3F));
    } else {
        *to++ = (char)(0xF0 | point >> 18);
        *to++ = (char)(0x80 | (point >> 12 & 0x3F));
        *to++ = (char)(0x80 | (point >> 6 & 0x3F));
        *to++ = (char)(0x80 | (point & 0x3F));
    }
    return to;
}

/* Writes the character of the escape sequence at `*from`, after the backslash. Returns NULL if the sequence is invalid or half a
 * surrogate pair. hex() does not read beyond the NUL at the end of the text. */
static char *unescape(char *to, const char **from) {
    static const char names[] = "\"\\/bfnrt", values[] = "\"\\/\b\f\n\r\t";
    char name = *(*from)++;
    if (name != 'u') {
        const char *found = name ? strchr(names, name) : NULL;
        if (!found) return NULL;
        *to = values[found - names];
        return to + 1;
    }
    int point = hex(*from);
    if (point < 0 || (point >= 0xDC00 && point < 0xE000)) return NULL;
    *from += 4;
    if (point >= 0xD800 && point < 0xDC00) {
        if ((*from)[0] != '\\' || (*from)[1] != 'u') return NULL;
        int low = hex(*from + 2);
        if (low < 0xDC00 || low >= 0xE000) return NULL;
        *from += 6;
        point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
    }
    return write_utf8(to, point);
}

/* Reads the rest of a string with escape sequences, which is `start` up to the reader's position and what follows. */
static PyObject *read_escaped(Reader *reader, const char *start) {
    const char *from = reader->at;
    while (*from != '"') {
        if ((unsigned char)*from < ' ') return NULL;
        if (*from++ == '\\' && (unsigned char)*from++ < ' ') return NULL;
    }
    /* A sequence is at least as long as its character in UTF-8. */
    char *buffer = PyMem_Malloc((size_t)(from - start) + 1);
    if (!buffer) return PyErr_NoMemory();
    size_t length = (size_t)(reader->at - start);
    memcpy(buffer, start, length);
    char *to = buffer + length;
    from = reader->at;
    while (to && *from != '"') {
        if (*from != '\\') {
            *to++ = *from++;
        } else {
            from++;
            to = unescape(to, &from);
        }
    }
    reader->at = from + 1;
    PyObject *value = to ? PyUnicode_FromStringAndSize(buffer, to - buffer) : NULL;
    PyMem_Free(buffer);
    return value;
}

static PyObject *read_string(Reader *reader) {
    if (*reader->at != '"') return NULL;
    const char *start = ++reader->at;
    while (*reader->at != '"' && *reader->at != '\\' && (unsigned char)*reader->at >= ' ') reader->at++;
    if (*reader->at == '\\') return read_escaped(reader, start);
    if (*reader->at != '"') return NULL;
    Py_ssize_t length = reader->at++ - start;
    if (length > MAX_KEPT) return PyUnicode_FromStringAndSize(start, length);
    Kept *entry = kept(reader, TEXT_KEPT, start, length);
    if (is_kept(entry, TEXT_KEPT, start, length)) {
        Py_INCREF(entry->value);
        return entry->value;
    }
    return keep(entry, TEXT_KEPT, start, length, PyUnicode_FromStringAndSize(start, length));
}

static bool is_digit(char character) { return character >= '0' && character <= '9'; }

static PyObject *read_int(Reader *reader, const char *start, const char *digits) {
    Py_ssize_t length = reader->at - start;
    if (reader->at - digits > MAX_INT_DIGITS) return NULL;
    /* CPython keeps small integers itself. */
    Kept *entry = length > 2 ? kept(reader, INT_KEPT, start, length) : NULL;
    if (entry && is_kept(entry, INT_KEPT, start, length)) {
        Py_INCREF(entry->value);
        return entry->value;
    }
    long long number = 0;
    for (const char *digit = digits; digit < reader->at; digit++) number = number * 10 + (*digit - '0');
    PyObject *value = PyLong_FromLongLong(*start == '-' ? -number : number);
    return entry ? keep(entry, INT_KEPT, start, length, value) : value;
}

static PyObject *read_number(Reader *reader) {
    const char *start = reader->at, *digits = *start == '-' ? start + 1 : start;
    reader->at = digits;
    if (!is_digit(*digits)) return NULL;
    while (is_digit(*reader->at)) reader->at++;
    if (*digits == '0' && reader->at > digits + 1) return NULL;
    if (*reader->at != '.' && *reader->at != 'e' && *reader->at != 'E') return read_int(reader, start, digits);
    if (*reader->at == '.') {
        if (!is_digit(*++reader->at)) return NULL;
        while (is_digit(*reader->at)) reader->at++;
    }
    if (*reader->at == 'e' || *reader->at == 'E') {
        reader->at++;
        if (*reader->at == '+' || *reader->at == '-') reader->at++;
        if (!is_digit(*reader->at)) return NULL;
        while (is_digit(*reader->at)) reader->at++;
    }
    char *end;
    /* A number that is too large for a float raises an exception, and is then read in Python. */
    double number = PyOS_string_to_double(start, &end, PyExc_OverflowError);
    if (PyErr_Occurred() || end != reader->at) return NULL;
    return PyFloat_FromDouble(number);
}

static PyObject *read_word(Reader *reader, const char *word, PyObject *value) {
    size_t length = strlen(word);
    if (strncmp(reader->at, word, length) != 0) return NULL;
    reader->at += length;
    Py_INCREF(value);
    return value;
}

/* Reads the two digits at `text`. Returns a number below -10,000 if one of them is not a digit. */
static int two_digits(const char *text) {
    return is_digit(text[0]) && is_digit(text[1]) ? (text[0] - '0') * 10 + text[1] - '0' : -100000;
}

/* Returns the time zone at the end of a time: `Z`, or an offset such as `+08:00`. */
static PyObject *zone(Reader *reader, const char *text, Py_ssize_t length) {
    char padded[sizeof reader->zone_text] = {0};
    memcpy(padded, text, (size_t)length);
    if (!reader->zone || memcmp(padded, reader->zone_text, sizeof padded) != 0) {
        PyObject *found = PyObject_CallFunction(reader->state->zone, "s#", text, length);
        if (!found) return NULL;
        Py_XDECREF(reader->zone);
        reader->zone = found;
        memcpy(reader->zone_text, padded, sizeof padded);
    }
    Py_INCREF(reader->zone);
    return reader->zone;
}

/* Makes a time. `text` is the object that the time keeps of its string: see the class in Python. */
static PyObject *make_stamp(State *state, const int *numbers, PyObject *zone, PyObject *text) {
    PyObject *arguments = Py_BuildValue("(iiiiiiiO)", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4],
                                        numbers[5], numbers[6], zone);
    if (!arguments) return NULL;
    PyObject *stamp = state->make(state->stamp, arguments, NULL);
    Py_DECREF(arguments);
    if (!stamp) return NULL;
    if (state->set_text(state->text, stamp, text) < 0) {
        Py_DECREF(stamp);
        return NULL;
    }
    /* A time refers to no container, so the garbage collector need not look at it. */
    PyObject_GC_UnTrack(stamp);
    return stamp;
}

static PyObject *read_time(Reader *reader) {
    if (*reader->at != '"') return NULL;
    const char *text = ++reader->at, *at = text;
    while (*at != '"' && *at != '\\' && (unsigned char)*at >= ' ') at++;
    Py_ssize_t length = at - text;
    if (*at != '"' || length < 20) return NULL;
    reader->at = at + 1;
    Kept *entry = kept(reader, TIME_KEPT, text, length);
    if (is_kept(entry, TIME_KEPT, text, length)) {
        Py_INCREF(entry->value);
        return entry->value;
    }
    int numbers[7] = {two_digits(text) * 100 + two_digits(text + 2),
                      two_digits(text + 5),
                      two_digits(text + 8),
                      two_digits(text + 11),
                      two_digits(text + 14),
                      two_digits(text + 17)};
    for (int index = 0; index < 6; index++)
        if (numbers[index] < 0) return NULL;
    if (text[4] != '-' || text[7] != '-' || !(text[10] == 'T' || text[10] == 't' || text[10] == ' ') ||
        text[13] != ':' || text[16] != ':')
        return NULL;
    at = text + 19;
    int digits = 0;
    if (*at == '.') {
        for (at++; is_digit(*at); at++)
            if (digits++ < 6) numbers[6] = numbers[6] * 10 + *at - '0';
        if (digits == 0) return NULL;
        for (int missing = digits; missing < 6; missing++) numbers[6] *= 10;
    }
    Py_ssize_t rest = text + length - at;
    bool is_utc = rest == 1 && (*at == 'Z' || *at == 'z');
    bool is_offset =
        rest == 6 && (*at == '+' || *at == '-') && two_digits(at + 1) >= 0 && at[3] == ':' && two_digits(at + 4) >= 0;
    if (!is_utc && !is_offset) return NULL;
    PyObject *offset = zone(reader, at, rest);
    if (!offset) return NULL;
    bool is_usual =
        is_offset && digits <= 6 && text[10] == 'T' && two_digits(at + 4) < 60 && memcmp(at, "-00:00", 6) != 0;
    PyObject *string = is_usual ? PyLong_FromLong(digits) : PyUnicode_FromStringAndSize(text, length);
    PyObject *stamp = string ? make_stamp(reader->state, numbers, offset, string) : NULL;
    Py_XDECREF(string);
    Py_DECREF(offset);
    return keep(entry, TIME_KEPT, text, length, stamp);
}

/* Returns the field of a key. The fields that follow the last one are looked at first. */
static Field *find(Form *form, const char *key, Py_ssize_t length, Py_ssize_t next) {
    for (Py_ssize_t index = 0; index < form->count; index++, next++) {
        if (next >= form->count) next = 0;
        Field *field = &form->fields[next];
        if (field->length == length && !memcmp(field->name, key, (size_t)length)) return field;
    }
    return NULL;
}

static PyObject *read_shape(Reader *reader, const Shape *shape);

/* Sets a field, whose value is at the reader's position. */
static bool read_field(Reader *reader, PyObject *entity, const Field *field, bool *is_tracked) {
    char first = *reader->at;
    bool is_null = first == 'n';
    if (is_null && field->is_required) return false;
    PyObject *value = is_null ? read_word(reader, "null", Py_None) : read_shape(reader, &field->shape);
    if (!value) return false;
    if (first == '{' || first == '[') *is_tracked = *is_tracked || PyObject_GC_IsTracked(value);
    bool is_set = field->set(field->member, entity, value) == 0;
    Py_DECREF(value);
    return is_set;
}

static bool is_valid(const char *start, const char *end) {
    PyObject *string = PyUnicode_FromStringAndSize(start, end - start);
    Py_XDECREF(string);
    return string != NULL;
}

/* Reads the members of an object into the fields of an entity. `seen` gets a bit for each field that was set. */
static bool read_members(Reader *reader, Form *form, PyObject *entity, uint64_t *seen, bool *is_tracked) {
    Py_ssize_t next = 0;
    if (skip(reader, '}')) return true;
    do {
        if (!skip(reader, '"')) return false;
        const char *key = reader->at;
        while (*reader->at != '"' && *reader->at != '\\' && (unsigned char)*reader->at >= ' ') reader->at++;
        Field *field = find(form, key, reader->at - key, next);
        /* The key of a member that no field has may be invalid UTF-8. */
        if (*reader->at++ != '"' || (!field && !is_valid(key, reader->at - 1)) || !skip(reader, ':')) return false;
        skip_space(reader);
        if (field) {
            Py_ssize_t index = field - form->fields;
            if (!read_field(reader, entity, field, is_tracked)) return false;
            seen[index / 64] |= (uint64_t)1 << index % 64;
            next = index + 1;
        } else {
            PyObject *unknown = read_json(reader);
            if (!unknown) return false;
            Py_DECREF(unknown);
        }
    } while (skip(reader, ','));
    return skip(reader, '}');
}

static PyObject *read_entity(Reader *reader, Form *form) {
    if (*reader->at++ != '{' || !form->fields) return NULL;
    PyObject *entity = form->alloc(form->made, 0);
    if (!entity) return NULL;
    uint64_t seen[MAX_FIELDS / 64] = {0};
    bool is_tracked = false;
    bool is_complete = read_members(reader, form, entity, seen, &is_tracked);
    for (Py_ssize_t index = 0; is_complete && index < form->count; index++) {
        Field *field = &form->fields[index];
        if (!(seen[index / 64] >> index % 64 & 1))
            is_complete = !field->is_required && field->set(field->member, entity, Py_None) == 0;
    }
    if (!is_complete) {
        Py_DECREF(entity);
        return NULL;
    }
    /* Like a tuple: as long as no field refers to a container that is tracked, the entity cannot be in a reference cycle. */
    if (!is_tracked) PyObject_GC_UnTrack(entity);
    return entity;
}

static PyObject *read_array(Reader *reader, const Shape *items) {
    PyObject *list = PyList_New(0);
    if (!list || skip(reader, ']')) return list;
    do {
        skip_space(reader);
        PyObject *item = read_shape(reader, items);
        int failed = item ? PyList_Append(list, item) : -1;
        Py_XDECREF(item);
        if (failed) goto failed;
    } while (skip(reader, ','));
    if (skip(reader, ']')) return list;
failed:
    Py_DECREF(list);
    return NULL;
}

static PyObject *read_tuple(Reader *reader, const Shape *items) {
    PyObject *list = read_array(reader, items);
    PyObject *tuple = list ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    Py_ssize_t count = tuple ? PyTuple_Size(tuple) : 0;
    for (Py_ssize_t index = 0; index < count; index++)
        if (PyObject_GC_IsTracked(PyTuple_GetItem(tuple, index))) return tuple;
    if (count > 0) PyObject_GC_UnTrack(tuple);
    return tuple;
}

static PyObject *read_object(Reader *reader, const Shape *items) {
    PyObject *dict = PyDict_New();
    if (!dict || skip(reader, '}')) return dict;
    do {
        skip_space(reader);
        PyObject *value = NULL, *key = read_string(reader);
        if (key && skip(reader, ':')) {
            skip_space(reader);
            value = read_shape(reader, items);
        }
        int failed = value ? PyDict_SetItem(dict, key, value) : -1;
        Py_XDECREF(key);
        Py_XDECREF(value);
        if (failed) goto failed;
    } while (skip(reader, ','));
    if (skip(reader, '}')) return dict;
failed:
    Py_DECREF(dict);
    return NULL;
}

static PyObject *read_json(Reader *reader) {
    static const Shape items = {SINGLE, JSON, NULL};
    switch (*reader->at) {
    case '"':
        return read_string(reader);
    case 't':
        return read_word(reader, "true", Py_True);
    case 'f':
        return read_word(reader, "false", Py_False);
    case 'n':
        return read_word(reader, "null", Py_None);
    case '[':
    case '{':
        return *reader->at++ == '[' ? read_array(reader, &items) : read_object(reader, &items);
    default:
        return read_number(reader);
    }
}

static PyObject *read_single(Reader *reader, const Shape *shape) {
    PyObject *value, *converted;
    switch (shape->kind) {
    case ENTITY:
        return read_entity(reader, (Form *)shape->target);
    case TIME:
        return read_time(reader);
    case CONVERTED:
        value = read_json(reader);
        converted = value ? PyObject_CallFunctionObjArgs(shape->target, value, NULL) : NULL;
        Py_XDECREF(value);
        return converted;
    default:
        return read_json(reader);
    }
}

static PyObject *read_container(Reader *reader, const Shape *shape) {
    Shape items = {SINGLE, shape->kind, shape->target};
    if (*reader->at != (shape->container == MAPPING ? '{' : '[')) return NULL;
    reader->at++;
    if (shape->container == LIST) return read_array(reader, &items);
    if (shape->container == TUPLE) return read_tuple(reader, &items);
    PyObject *dict = read_object(reader, &items);
    PyObject *mapping = dict ? PyDictProxy_New(dict) : NULL;
    Py_XDECREF(dict);
    return mapping;
}

static PyObject *read_shape(Reader *reader, const Shape *shape) {
    if (reader->depth >= MAX_DEPTH) return NULL;
    reader->depth++;
    PyObject *value = shape->container == SINGLE ? read_single(reader, shape) : read_container(reader, shape);
    reader->depth--;
    return value;
}

/* ---- The module ---- */

static State *state_of(PyObject *module) { return PyModule_GetState(module); }

/* prepare(Timestamp, slot of its text, function for a time zone) */
static PyObject *prepare(PyObject *module, PyObject *args) {
    State *state = state_of(module);
    PyObject *stamp, *text, *zone;
    if (!PyArg_ParseTuple(args, "O!OO", &PyType_Type, &stamp, &text, &zone)) return NULL;
    descrsetfunc set_text = (descrsetfunc)PyType_GetSlot(Py_TYPE(text), Py_tp_descr_set);
    newfunc make = set_text ? (newfunc)PyType_GetSlot((PyTypeObject *)stamp, Py_tp_new) : NULL;
    if (!make) {
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "prepare() takes a class with slots");
        return NULL;
    }
    Py_INCREF(stamp);
    Py_INCREF(text);
    Py_INCREF(zone);
    Py_XDECREF(state->stamp);
    Py_XDECREF(state->text);
    Py_XDECREF(state->zone);
    state->stamp = (PyTypeObject *)stamp;
    state->text = text;
    state->zone = zone;
    state->set_text = set_text;
    state->make = make;
    Py_RETURN_NONE;
}

/* read(text, form, is_list): Returns the entity or the list of entities in a JSON text, or NotImplemented. */
static PyObject *read_text(PyObject *module, PyObject *args) {
    PyObject *text, *form;
    int is_list;
    State *state = state_of(module);
    if (!PyArg_ParseTuple(args, "SO!p", &text, state->form, &form, &is_list)) return NULL;
    if (!state->make) {
        PyErr_SetString(PyExc_RuntimeError, "prepare() was not called");
        return NULL;
    }
    Reader *reader = PyMem_Calloc(1, sizeof(Reader));
    if (!reader) return PyErr_NoMemory();
    reader->at = PyBytes_AsString(text);
    reader->end = reader->at + PyBytes_Size(text);
    reader->state = state;
    Shape shape = {is_list ? LIST : SINGLE, ENTITY, form};
    skip_space(reader);
    PyObject *value = read_shape(reader, &shape);
    if (value) {
        skip_space(reader);
        if (reader->at != reader->end) Py_CLEAR(value);
    }
    for (int index = 0; index < KEPT; index++) Py_XDECREF(reader->kept[index].value);
    Py_XDECREF(reader->zone);
    PyMem_Free(reader);
    if (value) return value;
    if (PyErr_Occurred()) {
        /* An error of the text is found again in Python. */
        if (PyErr_ExceptionMatches(PyExc_MemoryError) || !PyErr_ExceptionMatches(PyExc_Exception)) return NULL;
        PyErr_Clear();
    }
    Py_RETURN_NOTIMPLEMENTED;
}

static PyMethodDef form_methods[] = {{"set_fields", form_set_fields, METH_O, NULL}, {NULL, NULL, 0, NULL}};

static PyType_Slot form_slots[] = {{Py_tp_new, form_new},           {Py_tp_dealloc, form_dealloc},
                                   {Py_tp_traverse, form_traverse}, {Py_tp_clear, form_clear},
                                   {Py_tp_methods, form_methods},   {0, NULL}};

static PyType_Spec form_spec = {"danxi._reader.Form", sizeof(Form), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
                                form_slots};

static int execute(PyObject *module) {
    State *state = state_of(module);
    PyObject *form = PyType_FromSpec(&form_spec);
    if (!form) return -1;
    state->form = (PyTypeObject *)form;
    Py_INCREF(form);
    if (PyModule_AddObject(module, "Form", form) == 0) return 0;
    Py_DECREF(form);
    return -1;
}

static int traverse(PyObject *module, visitproc visit, void *arg) {
    State *state = state_of(module);
    if (!state) return 0;
    Py_VISIT(state->form);
    Py_VISIT(state->stamp);
    Py_VISIT(state->text);
    Py_VISIT(state->zone);
    return 0;
}

static int clear(PyObject *module) {
    State *state = state_of(module);
    if (!state) return 0;
    state->make = NULL;
    Py_CLEAR(state->form);
    Py_CLEAR(state->stamp);
    Py_CLEAR(state->text);
    Py_CLEAR(state->zone);
    return 0;
}

static void release(void *module) { clear(module); }

static PyMethodDef functions[] = {
    {"prepare", prepare, METH_VARARGS, NULL}, {"read", read_text, METH_VARARGS, NULL}, {NULL, NULL, 0, NULL}};

static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "danxi._reader", NULL, sizeof(State), functions, slots, traverse, clear, release};

PyMODINIT_FUNC PyInit__reader(void) { return PyModuleDef_Init(&definition); }
