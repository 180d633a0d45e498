"""The mails about accounts in English."""

from accounts.mails.words import Text, Words

STOLEN = (
    "If it wasn’t you, somebody else can get into your account. Choose a new password at once:"
    "\n\n{reset_page}"
)

WORDS = Words(
    hello="Hello {name},",
    hello_stranger="Hello,",
    logs_in_as="The name with which you log in is “{username}”.",
    origin="The change came from here:\n\n"
    "IP address: {ip}\nBrowser: {user_agent}\nTime: {time} UTC",
    texts={
        "email_confirmation_signup": Text(
            "Confirm your e-mail address",
            "You have registered on Durak with this e-mail address. Confirm it by this link:"
            "\n\n{activate_url}",
            "If it wasn’t you, do nothing: the address stays unconfirmed.",
        ),
        "email_confirmation": Text(
            "Confirm your new e-mail address",
            "You have given this as the new e-mail address of your account on Durak. It becomes "
            "your address once you follow this link:\n\n{activate_url}",
            "If it wasn’t you, do nothing: everything stays as it is.",
        ),
        "email_changed": Text(
            "Your e-mail address is changed",
            "The e-mail address of your account on Durak is now {to_email}; before, it was "
            "{from_email}.",
            "If it wasn’t you, somebody else can get into your account. Log in at once, and "
            "change the password and the address:\n\n{account_page}",
        ),
        "unknown_account": Text(
            "No account with this e-mail address",
            "Somebody, probably you, has asked on Durak for a new password for the address "
            "{email}. But no account has this address; perhaps yours has another one, or none. "
            "Here you can register:\n\n{signup_url}",
            "If it wasn’t you, there is nothing to do.",
        ),
        "password_reset_key": Text(
            "Choose a new password",
            "Somebody, probably you, has asked for a new password for your account on Durak. "
            "You choose it by this link, which works for a day:\n\n{password_reset_url}",
            "If it wasn’t you, do nothing: your password stays as it is.",
        ),
        "password_reset": Text(
            "Your password is changed",
            "You have chosen a new password for your account on Durak by the link in a mail. "
            "You are logged out everywhere.",
            STOLEN,
        ),
        "password_changed": Text(
            "Your password is changed",
            "The password of your account on Durak is changed. Everywhere else you are logged out.",
            STOLEN,
        ),
        "password_set": Text(
            "Your account has a password",
            "Your account on Durak now has a password.",
            STOLEN,
        ),
        "totp_activated": Text(
            "Second factor switched on",
            "To log in to your account on Durak, you now need a code from your authenticator "
            "app too.",
            STOLEN,
        ),
        "totp_deactivated": Text(
            "Second factor switched off",
            "To log in to your account on Durak, your password is enough again.",
            STOLEN,
        ),
        "recovery_codes_generated": Text(
            "New recovery codes",
            "Your account on Durak has new recovery codes. The former ones no longer work.",
            STOLEN,
        ),
    },
)
